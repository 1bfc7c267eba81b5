import { type FormDefinition, trapField } from './define-form.ts';
import type { Values } from './draft.ts';

/** What a visitor can type or choose; never the trap. */
function seenFields(form: FormDefinition): string[] {
  return Object.entries(form.fields).flatMap(([name, field]) => (field.unseen || field.hidden ? [] : [name]));
}

export function readValues(form: FormDefinition, element: HTMLFormElement): Values {
  const data = new FormData(element);
  return Object.fromEntries(
    seenFields(form).map((name) => {
      const texts = data.getAll(name).map(String);
      return [name, form.fields[name]?.kind === 'choices' ? texts : (texts[0] ?? '')];
    }),
  );
}

/** Inputs without a value become empty. */
export function writeValues(form: FormDefinition, element: HTMLFormElement, values: Values): void {
  for (const name of seenFields(form)) {
    const value = values[name] ?? '';
    for (const input of element.querySelectorAll<HTMLInputElement>(`[name="${name}"]`)) {
      if (input.type === 'checkbox') input.checked = value.includes(input.value);
      else input.value = String(value);
    }
  }
}

export function emptyTrap(element: HTMLFormElement | null): void {
  const trap = element?.elements.namedItem(trapField);
  if (trap instanceof HTMLInputElement) trap.value = '';
}

export function isEmpty(values: Values): boolean {
  return Object.values(values).every((value) => value.length === 0);
}

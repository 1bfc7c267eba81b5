import type { FormDefinition } from '#app/forms/engine/define-form.ts';
import type { Values } from '#app/forms/engine/draft.ts';
import { readValues } from '#app/forms/engine/form-values.ts';

/** What a visitor has left in the server's form: answers, and the place of the cursor. */
export type Left = {
  element: HTMLFormElement;
  values: Values;
  focused: number;
  selection: [start: number, end: number] | null;
};

/**
 * Read while React first renders. If a translator or an extension has changed the page by then, React gives up
 * on the server's form and puts one of its own there, which is empty.
 */
export function leftIn(form: FormDefinition): Left | null {
  if (typeof document === 'undefined') return null;
  const element = document.getElementById(`${form.id}-form`);
  if (!(element instanceof HTMLFormElement)) return null;
  const { activeElement } = document;
  const focused = activeElement ? [...element.elements].indexOf(activeElement) : -1;
  return { element, values: readValues(form, element), focused, selection: selectionIn(element, focused) };
}

export function focusAgain({ focused, selection }: Left, element: HTMLFormElement): void {
  const input = element.elements.item(focused);
  if (!(input instanceof HTMLElement)) return;
  input.focus({ preventScroll: true });
  if (selection && hasCursor(input)) input.setSelectionRange(...selection);
}

function selectionIn(element: HTMLFormElement, focused: number): Left['selection'] {
  const input = element.elements.item(focused);
  if (!hasCursor(input)) return null;
  // An e-mail field does not tell.
  const { selectionStart, selectionEnd } = input;
  return selectionStart === null || selectionEnd === null ? null : [selectionStart, selectionEnd];
}

function hasCursor(input: Element | null): input is HTMLInputElement | HTMLTextAreaElement {
  return input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement;
}

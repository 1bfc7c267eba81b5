import { type FormDefinition, formIdField, trapField } from '#app/forms/engine/define-form.ts';
import type { Field } from '#app/forms/engine/fields.ts';
import { limits } from '#server/protection/limits.ts';

/** Nobody has an address there: names that end so are kept out of use for good. */
export const canaryAddress = 'canary@canary.invalid';

/** What stands in the page's form, in its order. */
export function inputsOf(form: FormDefinition): string[] {
  return Object.entries(form.fields)
    .filter(([, { unseen }]) => !unseen)
    .map(([name]) => name);
}

/** What the page's script sends for a form whose every input is filled in. */
export function answersFor(form: FormDefinition, mark: string): Record<string, unknown> {
  const shown = inputsOf(form).map((name) => [name, answerTo(form.fields[name], mark)]);
  return {
    ...Object.fromEntries(shown),
    [trapField]: '',
    [formIdField]: form.id,
    // Nobody fills in a form at once.
    elapsedMs: 10 * limits.spam.fastestFillMs,
    attribution: {},
  };
}

function answerTo(field: Field | undefined, mark: string): unknown {
  switch (field?.kind) {
    case 'email':
      return canaryAddress;
    case 'phone':
      return '000 000 0000';
    case 'paragraph':
      return `The site tries its own form (${mark}).`;
    case 'choice':
      return field.options[0];
    case 'choices':
      return field.options.slice(0, 1);
    case 'map':
      return '';
    default:
      return 'Canary';
  }
}

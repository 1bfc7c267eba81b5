import type { FormDefinition } from '#app/forms/engine/define-form.ts';
import type { Field } from '#app/forms/engine/fields.ts';

/** The columns that the list of every form has, where the form has them. */
export const commonColumns: readonly string[] = ['phone', 'subject', 'company'];

export type ChoiceField = Extract<Field, { kind: 'choice' | 'choices' }>;

/** What a form's list can be filtered by: what visitors chose from a few words. */
export function choiceFields(form: FormDefinition | undefined): ChoiceField[] {
  return Object.values(form?.fields ?? {}).filter(
    (field): field is ChoiceField => field.kind === 'choice' || field.kind === 'choices',
  );
}

/** The columns that a form offers beyond the common ones: whatever is short enough to stand in a row. */
export function offeredColumns(form: FormDefinition | undefined): Field[] {
  return Object.values(form?.fields ?? {}).filter(
    ({ kind, column }) => ['line', 'choice', 'choices'].includes(kind) && !commonColumns.includes(column),
  );
}

/** Of some columns those that the form offers, in its order. */
export function knownColumns(form: FormDefinition | undefined, wanted: readonly string[]): string[] {
  return offeredColumns(form)
    .map(({ column }) => column)
    .filter((column) => wanted.includes(column));
}

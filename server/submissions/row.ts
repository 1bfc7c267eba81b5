import type { FormDefinition } from '#app/forms/engine/define-form.ts';
import type { Field } from '#app/forms/engine/fields.ts';
import type { Payload } from '#app/forms/engine/parse.ts';

/** A parsed payload as the values of its table's columns. */
export function rowOf(form: FormDefinition, payload: Payload): Record<string, string | null> {
  return Object.fromEntries(
    Object.entries(form.fields).map(([name, field]) => [field.column, stored(field, payload[name])]),
  );
}

function stored(field: Field, value: unknown): string | null {
  if (field.kind === 'map') return value === null ? null : JSON.stringify(value);
  if (field.kind !== 'choices') return value as string | null;
  const chosen = value as string[];
  if (chosen.length === 0) return null;
  return field.stored === 'joined' ? chosen.join(', ') : JSON.stringify(chosen);
}

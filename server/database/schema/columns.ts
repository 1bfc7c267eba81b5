import type { FormDefinition } from '#app/forms/engine/define-form.ts';
import type { Field } from '#app/forms/engine/fields.ts';

export type ColumnType = 'text' | 'time' | 'json';
export type Column = { name: string; type: ColumnType; nullable: boolean; default?: string };

/** Every submission has these beside the columns of its form. */
export const sharedColumns = [
  { name: 'id', type: 'text', nullable: false },
  { name: 'created_at', type: 'time', nullable: false },
  { name: 'reference', type: 'text', nullable: false },
  { name: 'status', type: 'text', nullable: false, default: 'new' },
  { name: 'spam_reasons', type: 'json', nullable: true },
  { name: 'idempotency_key', type: 'text', nullable: true },
  { name: 'request_hash', type: 'text', nullable: true },
  { name: 'landing_page', type: 'text', nullable: true },
  { name: 'referrer', type: 'text', nullable: true },
  { name: 'utm', type: 'json', nullable: true },
  { name: 'question', type: 'text', nullable: true },
  { name: 'search_text', type: 'text', nullable: true },
  { name: 'link_hash', type: 'text', nullable: true },
  { name: 'listed_at', type: 'time', nullable: true },
] as const satisfies readonly Column[];

export function columnsOf(form: FormDefinition): Column[] {
  return [...sharedColumns, ...Object.values(form.fields).map(columnOf)];
}

function columnOf(field: Field): Column {
  return {
    name: field.column,
    type: field.kind === 'map' || (field.kind === 'choices' && field.stored === 'list') ? 'json' : 'text',
    nullable: !isMandatory(field),
  };
}

export function isMandatory(field: Field): boolean {
  if (field.kind === 'name' || field.kind === 'email') return true;
  return (field.kind === 'line' || field.kind === 'paragraph') && field.mandatory === true;
}

/** What stands first in the inbox's column of names. */
export function nameColumn(form: FormDefinition): string {
  const named = Object.values(form.fields).find(({ kind }) => kind === 'name');
  return named?.column ?? 'email';
}

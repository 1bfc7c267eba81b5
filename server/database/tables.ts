import type { FormDefinition, FormTable } from '#app/forms/engine/define-form.ts';
import type { Field } from '#app/forms/engine/fields.ts';
import type { AccountTables } from '#server/accounts/tables.ts';
import type { AssistantTables } from '#server/assistant/tables.ts';
import type { BackupTables } from '#server/backup/tables.ts';
import type { InboxTables } from '#server/inbox/tables.ts';
import type { NotificationTables } from '#server/notifications/tables.ts';
import type { ProtectionTables } from '#server/protection/tables.ts';

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
] as const satisfies readonly Column[];

type SharedColumnName = (typeof sharedColumns)[number]['name'];

export type SubmissionRow = Record<string, unknown> & {
  id: string;
  created_at: string;
  reference: string;
  status: SubmissionStatus;
  spam_reasons: string | null;
  idempotency_key: string | null;
  request_hash: string | null;
  landing_page: string | null;
  referrer: string | null;
  utm: string | null;
  question: string | null;
  /** What a search looks at: the text of the row without case and accents. */
  search_text: string | null;
} & Partial<Record<SharedColumnName, unknown>>;

export type SubmissionStatus = 'new' | 'in progress' | 'done' | 'spam';

export type SubmissionTable = FormTable;

export type Tables = {
  schema_migrations: { name: string; applied_at: string };
} & AccountTables &
  InboxTables &
  NotificationTables &
  ProtectionTables &
  BackupTables &
  AssistantTables &
  Record<SubmissionTable, SubmissionRow>;

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

function isMandatory(field: Field): boolean {
  if (field.kind === 'name' || field.kind === 'email') return true;
  return (field.kind === 'line' || field.kind === 'paragraph') && field.mandatory === true;
}

import type { FormTable } from '#app/forms/engine/define-form.ts';
import type { Status } from '#app/inbox/statuses.ts';
import type { AccountTables } from './account-tables.ts';
import type { AssistantTables } from './assistant-tables.ts';
import type { BackupTables } from './backup-tables.ts';
import type { sharedColumns } from './columns.ts';
import type { ConversationTables } from './conversation-tables.ts';
import type { HealthTables } from './health-tables.ts';
import type { InboxTables } from './inbox-tables.ts';
import type { NumbersTables } from './numbers-tables.ts';
import type { NotificationTables } from './outbox-tables.ts';
import type { PrivacyTables } from './privacy-tables.ts';
import type { ProtectionTables } from './protection-tables.ts';
import type { PublishingTables } from './publishing-tables.ts';
import type { SetupTables } from './setup-tables.ts';

type SharedColumnName = (typeof sharedColumns)[number]['name'];

export type SubmissionRow = Record<string, unknown> & {
  id: string;
  created_at: string;
  reference: string;
  email: string;
  status: Status;
  spam_reasons: string | null;
  idempotency_key: string | null;
  request_hash: string | null;
  landing_page: string | null;
  referrer: string | null;
  utm: string | null;
  question: string | null;
  /** What a search looks at: the text of the row without case and accents. */
  search_text: string | null;
  /** Of the secret that opens the visitor's own page; null for what came before there was one. */
  link_hash: string | null;
  /** When it first stood in the inbox, if that was not when it came: it lay in quarantine until then. */
  listed_at: string | null;
} & Partial<Record<SharedColumnName, unknown>>;

export type SubmissionTable = FormTable;

export type Tables = {
  schema_migrations: { name: string; applied_at: string };
} & AccountTables &
  ConversationTables &
  HealthTables &
  InboxTables &
  NotificationTables &
  NumbersTables &
  PrivacyTables &
  ProtectionTables &
  SetupTables &
  BackupTables &
  PublishingTables &
  AssistantTables &
  Record<SubmissionTable, SubmissionRow>;

import { type ColumnType, sql } from 'kysely';
import type { Migration } from '#server/database/migrate.ts';

/** What is sent for a submission, or (an account mail) for a member of staff. */
export type DeliveryKind = 'staff notice' | 'confirmation' | 'webhook' | 'account mail';
export type DeliveryState = 'waiting' | 'sent' | 'failed';

export type Delivery = { id: string; kind: DeliveryKind; target: string };

export type OutboxRow = Delivery & {
  created_at: string;
  /** Both null for an account mail, which carries its words in `mail`. */
  table_name: string | null;
  submission_id: string | null;
  mail: string | null;
  state: DeliveryState;
  attempts: number;
  /** When it is tried next; while it is being tried, when another worker may think the first one dead. */
  next_at: string;
  error: string | null;
  sent_at: string | null;
};

/** The database fills in what a new entry leaves out. */
type LeftOut = 'table_name' | 'submission_id' | 'mail' | 'state' | 'attempts' | 'error' | 'sent_at';

export type NotificationTables = {
  outbox: Omit<OutboxRow, LeftOut> & {
    [Name in LeftOut]: ColumnType<OutboxRow[Name], OutboxRow[Name] | undefined>;
  };
};

export const notificationMigrations: Migration[] = [
  {
    name: 'outbox',
    up: async (trx) => {
      await trx.schema
        .createTable('outbox')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('created_at', 'text', (column) => column.notNull())
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('table_name', 'text')
        .addColumn('submission_id', 'text')
        .addColumn('target', 'text', (column) => column.notNull())
        .addColumn('mail', 'text')
        .addColumn('state', 'text', (column) => column.notNull().defaultTo('waiting'))
        .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
        .addColumn('next_at', 'text', (column) => column.notNull())
        .addColumn('error', 'text')
        .addColumn('sent_at', 'text')
        .execute();
      await trx.schema
        .createIndex('outbox_waiting')
        .on('outbox')
        .column('next_at')
        .where(sql.ref('state'), '=', sql.lit('waiting'))
        .execute();
      await trx.schema.createIndex('outbox_by_submission').on('outbox').column('submission_id').execute();
      await trx.schema
        .createIndex('outbox_by_target')
        .on('outbox')
        .columns(['target', 'kind', 'sent_at'])
        .execute();
    },
  },
];

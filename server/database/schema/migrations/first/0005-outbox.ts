import { sql } from 'kysely';
import type { SchemaChange } from '../migration.ts';

export async function up(trx: SchemaChange): Promise<void> {
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
}

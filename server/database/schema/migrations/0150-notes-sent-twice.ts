import type { SchemaChange } from './migration.ts';

/** A note that is sent twice, because the first answer was lost or by a double click, is stored once. */
export async function up(trx: SchemaChange): Promise<void> {
  await trx.schema.alterTable('submission_notes').addColumn('idempotency_key', 'text').execute();
  await trx.schema
    .createIndex('submission_notes_by_key')
    .on('submission_notes')
    .columns(['submission_id', 'idempotency_key'])
    .unique()
    .execute();
}

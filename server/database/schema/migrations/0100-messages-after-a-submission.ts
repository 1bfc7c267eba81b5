import type { SchemaChange } from './migration.ts';

/** What was said after a submission, by its visitor or by staff. */
export async function up(trx: SchemaChange): Promise<void> {
  await trx.schema
    .createTable('submission_messages')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('table_name', 'text', (column) => column.notNull())
    .addColumn('submission_id', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    // The address of the member of staff; nothing for the visitor.
    .addColumn('author', 'text')
    .addColumn('text', 'text', (column) => column.notNull())
    .execute();
  await trx.schema
    .createIndex('submission_messages_by_submission')
    .on('submission_messages')
    .columns(['submission_id', 'id'])
    .execute();
}

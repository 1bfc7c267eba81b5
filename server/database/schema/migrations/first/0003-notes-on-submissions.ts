import type { SchemaChange } from '../migration.ts';

export async function up(trx: SchemaChange): Promise<void> {
  await trx.schema
    .createTable('submission_notes')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('table_name', 'text', (column) => column.notNull())
    .addColumn('submission_id', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('author', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .execute();
  await trx.schema
    .createIndex('submission_notes_by_submission')
    .on('submission_notes')
    .columns(['submission_id', 'at'])
    .execute();
}

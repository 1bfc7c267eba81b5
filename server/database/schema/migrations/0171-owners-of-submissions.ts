import type { SchemaChange } from './migration.ts';

export async function up(trx: SchemaChange): Promise<void> {
  await trx.schema
    .createTable('submission_owners')
    .addColumn('submission_id', 'text', (column) => column.primaryKey())
    .addColumn('table_name', 'text', (column) => column.notNull())
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('given_by', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .execute();
  await trx.schema
    .createIndex('submission_owners_by_user')
    .on('submission_owners')
    .columns(['user_id', 'submission_id'])
    .execute();
}

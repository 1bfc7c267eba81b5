import type { SchemaChange } from '../migration.ts';

export async function up(trx: SchemaChange): Promise<void> {
  await trx.schema
    .createTable('backup_checks')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('file', 'text', (column) => column.notNull())
    .addColumn('made_at', 'text')
    .addColumn('rows', 'integer', (column) => column.notNull())
    .addColumn('failure', 'text')
    .execute();
  await trx.schema
    .createTable('backup_turns')
    .addColumn('job', 'text', (column) => column.primaryKey())
    .addColumn('next_at', 'text', (column) => column.notNull())
    .execute();
}

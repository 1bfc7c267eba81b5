import type { SchemaChange } from './migration.ts';

export async function up(trx: SchemaChange): Promise<void> {
  await trx.schema
    .createTable('health_checks')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('cause', 'text', (column) => column.notNull())
    .addColumn('sentence', 'text', (column) => column.notNull())
    .addColumn('advice', 'text')
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('good_at', 'text')
    .addColumn('bad_at', 'text')
    .addColumn('bad_sentence', 'text')
    .addColumn('failures', 'integer', (column) => column.notNull())
    .addColumn('told', 'integer', (column) => column.notNull())
    .execute();
}

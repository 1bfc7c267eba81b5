import type { SchemaChange } from './migration.ts';

export async function up(trx: SchemaChange): Promise<void> {
  await trx.schema
    .createTable('notice_recipients')
    .addColumn('table_name', 'text', (column) => column.primaryKey())
    .addColumn('addresses', 'text', (column) => column.notNull())
    .addColumn('changed_at', 'text', (column) => column.notNull())
    .addColumn('changed_by', 'text', (column) => column.notNull())
    .execute();
  await trx.schema
    .createTable('webhooks')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('url', 'text', (column) => column.notNull())
    .addColumn('secret', 'text', (column) => column.notNull())
    .addColumn('shape', 'text', (column) => column.notNull())
    .addColumn('tables', 'text')
    .addColumn('is_on', 'integer', (column) => column.notNull())
    .addColumn('made_at', 'text', (column) => column.notNull())
    .addColumn('made_by', 'text', (column) => column.notNull())
    .addColumn('last_at', 'text')
    .addColumn('last_words', 'text')
    .addColumn('removed_at', 'text')
    .execute();
}

import type { SchemaChange } from './migration.ts';

export async function up(trx: SchemaChange): Promise<void> {
  // Which columns a person wants to see of a form's list.
  await trx.schema
    .createTable('list_columns')
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('table_name', 'text', (column) => column.notNull())
    .addColumn('columns', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('list_columns_of_one', ['user_id', 'table_name'])
    .execute();
  // A filter, an order and columns under a name: what the address of a list says.
  await trx.schema
    .createTable('saved_views')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('query', 'text', (column) => column.notNull())
    .execute();
  await trx.schema.createIndex('saved_views_of_one').on('saved_views').column('user_id').execute();
}

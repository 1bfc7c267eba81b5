import type { SchemaChange } from '../migration.ts';

export async function up(trx: SchemaChange): Promise<void> {
  await trx.schema
    .createTable('assistant_questions')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addColumn('first_asked_at', 'text', (column) => column.notNull())
    .addColumn('last_asked_at', 'text', (column) => column.notNull())
    .execute();
  await trx.schema
    .createTable('assistant_aliases')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('phrase', 'text', (column) => column.notNull())
    .addColumn('page', 'text', (column) => column.notNull())
    .addColumn('made_by', 'text', (column) => column.notNull())
    .addColumn('made_at', 'text', (column) => column.notNull())
    .execute();
}

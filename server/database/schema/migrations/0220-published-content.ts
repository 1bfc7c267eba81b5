import type { SchemaChange } from './migration.ts';

export async function up(trx: SchemaChange): Promise<void> {
  await trx.schema
    .createTable('content_drafts')
    .addColumn('path', 'text', (column) => column.primaryKey())
    .addColumn('words', 'text', (column) => column.notNull())
    .addColumn('instead', 'text', (column) => column.notNull())
    .addColumn('stamp', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('author', 'text', (column) => column.notNull())
    .execute();
  await trx.schema
    .createTable('content_versions')
    .addColumn('number', 'integer', (column) => column.primaryKey())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('author', 'text', (column) => column.notNull())
    .addColumn('changes', 'text', (column) => column.notNull())
    .addColumn('edits', 'text', (column) => column.notNull())
    .addColumn('back_to', 'integer')
    .execute();
  await trx.schema
    .createTable('content_builds')
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('build', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('content_builds_key', ['version', 'build'])
    .execute();
  // Compressed pages in base64, so that both engines and every backup hold them alike.
  await trx.schema
    .createTable('content_documents')
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('build', 'text', (column) => column.notNull())
    .addColumn('path', 'text', (column) => column.notNull())
    .addColumn('facts', 'text', (column) => column.notNull())
    .addColumn('html', 'text', (column) => column.notNull())
    .addColumn('br', 'text', (column) => column.notNull())
    .addColumn('gzip', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('content_documents_key', ['version', 'build', 'path'])
    .execute();
}

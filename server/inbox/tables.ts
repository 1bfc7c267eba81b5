import type { Migration } from '#server/database/migrate.ts';

export type InboxTables = {
  submission_notes: {
    id: string;
    table_name: string;
    submission_id: string;
    at: string;
    author: string;
    text: string;
  };
};

export const inboxMigrations: Migration[] = [
  {
    name: 'notes on submissions',
    up: async (trx) => {
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
    },
  },
];

import type { Migration } from '#server/database/migrate.ts';

export type AssistantTables = {
  /** Questions that fell back, as often as they were asked without JavaScript. */
  assistant_questions: {
    /** Its words in one spelling. */
    key: string;
    text: string;
    count: number;
    first_asked_at: string;
    last_asked_at: string;
  };
  /** Questions that staff sent to a page of the catalogue. */
  assistant_aliases: {
    key: string;
    phrase: string;
    page: string;
    made_by: string;
    made_at: string;
  };
};

export const assistantMigrations: Migration[] = [
  {
    name: 'questions to the assistant, and aliases',
    up: async (trx) => {
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
    },
  },
];

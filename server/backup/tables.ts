import type { Migration } from '#server/database/migrate.ts';

export type BackupTables = {
  backup_checks: {
    id: string;
    at: string;
    file: string;
    /** When the backup was made; null when the file could not even be opened. */
    made_at: string | null;
    rows: number;
    /** What went wrong, in a sentence; null when everything was restored and equal. */
    failure: string | null;
  };
  /** When the next process may take a turn at a job that one of them does for all. */
  backup_turns: { job: Job; next_at: string };
};

export type BackupJob = 'write' | 'check';
export type Job = BackupJob | 'housekeeping';

export const backupMigrations: Migration[] = [
  {
    name: 'backup checks and turns',
    up: async (trx) => {
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
    },
  },
];

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
export type Job = BackupJob | 'housekeeping' | 'canary' | 'canary mail';

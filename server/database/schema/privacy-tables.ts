import type { FormTable } from '#app/forms/engine/define-form.ts';

export type PrivacyTables = {
  /** Removals of too much at once, until an admin says yes or they are no longer too much. */
  retention_waits: {
    table_name: FormTable;
    since: string;
    /** Submissions from before this moment would go. */
    before: string;
    due: number;
    total: number;
  };
};

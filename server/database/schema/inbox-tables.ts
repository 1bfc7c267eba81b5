export type InboxTables = {
  submission_notes: {
    id: string;
    table_name: string;
    submission_id: string;
    at: string;
    author: string;
    text: string;
    /** The same for every attempt to save one note. */
    idempotency_key: string | null;
  };
};

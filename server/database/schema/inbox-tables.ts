export type InboxTables = {
  /** Who takes care of a submission. */
  submission_owners: {
    submission_id: string;
    table_name: string;
    user_id: string;
    given_by: string;
    at: string;
  };
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

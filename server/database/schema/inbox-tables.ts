export type InboxTables = {
  /** Which tab of whom has a submission open, for as long as it says so. */
  presences: { user_id: string; tab: string; submission_id: string; is_writing: number; at: string };
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
  /** The columns a person has chosen for a form's list, with commas. */
  list_columns: { user_id: string; table_name: string; columns: string };
  /** What a list shows, as its address says it, under a person's own name for it. */
  saved_views: { id: string; user_id: string; name: string; query: string };
};

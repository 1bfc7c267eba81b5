export type ConversationTables = {
  /** What was said after a submission. */
  submission_messages: {
    id: string;
    table_name: string;
    submission_id: string;
    at: string;
    /** The address of the member of staff; null for the visitor. */
    author: string | null;
    text: string;
  };
};

import type { ColumnType } from 'kysely';
import type { Status } from '#app/inbox/statuses.ts';

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
    /** The status that a reply replaced. */
    moved_from: ColumnType<Status | null, Status | null | undefined>;
    /** Of what came by mail: a hash that knows the same mail again, and who sent it. */
    mail_hash: ColumnType<string | null, string | null | undefined>;
    mail_from: ColumnType<string | null, string | null | undefined>;
  };
  /** What came with a message. `is_kept` is 0 for what was too much: it is in the mailbox. */
  message_attachments: {
    id: string;
    message_id: string;
    submission_id: string;
    at: string;
    /** Among the files of its message. */
    position: number;
    name: string;
    bytes: number;
    is_kept: number;
  };
  /** Attachments in base64, piece by piece. */
  attachment_pieces: { attachment_id: string; piece: number; content: string };
  /** How far each mailbox was read. */
  mailbox_places: { mailbox: string; validity: string; uid: number };
  /** Replies that are being written, one of each writer. */
  reply_drafts: { submission_id: string; user_id: string; at: string; text: string };
  /** Words that staff answer with again and again; `table_name` is the form they are for, null for all. */
  reply_templates: {
    id: string;
    name: string;
    table_name: string | null;
    text: string;
    at: string;
    author: string;
  };
};

/** Something said after a submission; `author` is null for its visitor. */
export type Message = {
  id: string;
  at: string;
  author: string | null;
  text: string;
  /** The address that it came from by mail; null for what was written here or on the visitor's page. */
  mailedBy: string | null;
  attachments: AttachmentFacts[];
};

/** What was too much is not kept: it is in the mailbox alone. */
export type AttachmentFacts = { id: string; name: string; bytes: number; isKept: boolean };

/** A reply that can be taken back until it leaves. */
export type SentReply = { id: string; leavesAt: string };

/** Words to answer with; `table` is the form that they are for, null for all. */
export type ReplyTemplate = {
  id: string;
  name: string;
  table: string | null;
  text: string;
  at: string;
  author: string;
};

export type TemplateWords = Pick<ReplyTemplate, 'name' | 'table' | 'text'>;

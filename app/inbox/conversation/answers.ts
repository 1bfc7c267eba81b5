/** Something said after a submission; `author` is null for its visitor. */
export type Message = {
  id: string;
  at: string;
  author: string | null;
  text: string;
  attachments: AttachmentFacts[];
};

export type AttachmentFacts = { id: string; name: string; bytes: number };

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

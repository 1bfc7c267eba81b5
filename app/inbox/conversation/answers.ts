/** Something said after a submission; `author` is null for its visitor. */
export type Message = { id: string; at: string; author: string | null; text: string };

/** A reply that can be taken back until it leaves. */
export type SentReply = { id: string; leavesAt: string };

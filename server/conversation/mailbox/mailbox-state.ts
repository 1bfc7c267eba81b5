import type { MailboxState } from '#app/inbox/answers.ts';

let trouble: string | null = null;

/** Why this process could not read the mailbox when it last looked: empty when it could, null before its first look. */
export const mailboxTrouble = () => trouble;

export const mailboxState = (): MailboxState => ({ failing: trouble || null });

export function tellMailboxTrouble(reason: string): void {
  trouble = reason;
}

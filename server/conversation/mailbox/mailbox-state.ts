import type { MailboxState } from '#app/inbox/answers.ts';

let state: MailboxState = { failing: null };

/** How this process found the mailbox when it last looked. Each looks for itself. */
export const mailboxState = () => state;

export function tellMailboxState(failing: string | null): void {
  state = { failing };
}

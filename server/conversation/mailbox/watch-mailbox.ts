import { setTimeout as pause } from 'node:timers/promises';
import type { Mailbox } from '#server/config/setting-kinds.ts';
import { mailboxFailing } from '#server/telemetry/counters.ts';
import { lookIntoMailbox, type MailboxNeeds } from './look-into-mailbox.ts';
import { reasonOf } from './mailbox.ts';
import { tellMailboxTrouble } from './mailbox-state.ts';

/** Milliseconds between two looks; each failure doubles it, up to the longest. */
type Pace = { every: number; longest: number };
const usualPace: Pace = { every: 15_000, longest: 15 * 60_000 };

/**
 * Looks for answers as long as the process runs. A mailbox that cannot be read is tried again, ever more rarely: a
 * server that counts wrong passwords must not lock the account. The log has each reason once.
 */
export async function watchMailbox(
  needs: MailboxNeeds,
  mailbox: Mailbox | null,
  { every, longest }: Pace = usualPace,
): Promise<void> {
  if (!mailbox) return;
  const { log, leaving } = needs;
  let lastReason = '';
  for (let failures = 0; !leaving.signal.aborted; ) {
    const reason = await lookIntoMailbox(needs, mailbox).then(() => '', reasonOf);
    if (leaving.signal.aborted) return;
    if (reason && reason !== lastReason) log.warn(`${reason} It is tried again.`);
    if (!reason && lastReason) log.info('The mailbox of IMAP_URL can be read again.');
    mailboxFailing.set(reason ? 1 : 0);
    tellMailboxTrouble(reason);
    lastReason = reason;
    failures = reason ? failures + 1 : 0;
    await pause(Math.min(longest, every * 2 ** failures), null, { signal: leaving.signal }).catch(() => {});
  }
}

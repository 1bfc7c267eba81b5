import type { ImapFlow } from 'imapflow';
import type { Logger } from 'pino';
import type { Config } from '#server/config/config.ts';
import type { Mailbox } from '#server/config/setting-kinds.ts';
import type { FoundRequest } from '#server/conversation/find-request.ts';
import type { Database } from '#server/database/connection.ts';
import type { SharedReading } from '#server/database/shared-reading.ts';
import type { RequestLinks } from '#server/notifications/request-links.ts';
import type { WhoHears } from '#server/notifications/who-hears.ts';
import { mailboxAnswers } from '#server/telemetry/counters.ts';
import { findThread } from './find-thread.ts';
import { withMailbox } from './mailbox.ts';
import { readPlace, writePlace } from './place-in-mailbox.ts';
import { readApart } from './read-apart.ts';
import { longestHead, type MailHead, readHead } from './read-head.ts';
import type { IncomingMail } from './read-mail.ts';
import { standingOf, takeIn } from './take-in.ts';

export type MailboxNeeds = {
  config: Pick<Config, 'mail'>;
  database: Database;
  links: RequestLinks;
  whoHears: SharedReading<WhoHears>;
  log: Logger;
  leaving: AbortController;
  /** The file of the thread that reads a mail. */
  reader: string;
};

const megabyte = 1024 * 1024;
/** Bytes of a mail that is read here, and how many heads are asked for at a time. */
const most = { bytes: 10 * megabyte, headsAtOnce: 20 };

/** Takes in what answers our mails. What does not belong is left alone: not moved, not marked as read. */
export function lookIntoMailbox(needs: MailboxNeeds, mailbox: Mailbox): Promise<void> {
  return withMailbox(mailbox, needs.leaving.signal, async (client) => {
    const name = `${mailbox.user}@${mailbox.host}/${mailbox.folder}`;
    const validity = String(client.mailbox ? client.mailbox.uidValidity : '');
    const last = await readPlace(needs.database, name, validity);
    const found = await client.search({ uid: `${last + 1}:*` }, { uid: true });
    // The server names the newest one also when there is none after the last.
    const uids = (found || []).filter((uid) => uid > last);
    for (let at = 0; at < uids.length; at += most.headsAtOnce) {
      const some = uids.slice(at, at + most.headsAtOnce);
      await lookAt(needs, client, some);
      await writePlace(needs.database, name, { validity, uid: some.at(-1) ?? last });
    }
  });
}

async function lookAt(needs: MailboxNeeds, client: ImapFlow, uids: number[]): Promise<void> {
  const wanted = { uid: true, size: true, source: { start: 0, maxLength: longestHead } };
  for (const { uid, size = 0, source } of await client.fetchAll(uids.join(), wanted, { uid: true })) {
    const head = source ? await readHead(source) : null;
    if (!head || head.isAutomatic || head.from === needs.config.mail?.from.address.toLowerCase()) continue;
    const thread = await findThread(needs.database, needs.links, head);
    if (thread) await takeInto(needs, client, thread, { uid, size, head });
  }
}

async function takeInto(
  { database, whoHears, log, reader }: MailboxNeeds,
  client: ImapFlow,
  thread: FoundRequest,
  { uid, size, head }: { uid: number; size: number; head: MailHead },
): Promise<void> {
  const standing = await standingOf(database, thread.id, head.hash);
  if (standing === 'too many')
    return log.warn(
      { submission: thread.id },
      'many answers by mail to one thread; this one is left in the mailbox',
    );
  // One that is known was stored by a process that ended before it could mark it.
  const source = size <= most.bytes ? await wholeMail(client, uid) : null;
  const read = source && (await readApart(reader, source));
  if (standing === 'new') {
    const { recipientsOf } = await whoHears.current();
    const mail = read ?? leftThere(size);
    await takeIn(database, thread, { head, mail }, recipientsOf(thread.form.table));
    mailboxAnswers.inc();
    log.info({ submission: thread.id }, 'an answer came by mail');
  }
  if (read) await client.messageFlagsAdd(String(uid), ['\\Seen'], { uid: true });
}

async function wholeMail(client: ImapFlow, uid: number): Promise<Buffer | null> {
  const fetched = await client.fetchOne(String(uid), { source: true }, { uid: true });
  return fetched ? (fetched.source ?? null) : null;
}

/** What stands in the thread for a mail that is not read here. */
function leftThere(size: number): IncomingMail {
  const why =
    size > most.bytes
      ? `A mail of ${Math.ceil(size / megabyte)} MB came, too large to be shown here.`
      : 'A mail came that cannot be shown here.';
  return { text: `${why} It is in the mailbox.`, attachments: [] };
}

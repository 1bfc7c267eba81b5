import { setTimeout as pause } from 'node:timers/promises';
import { ImapFlow } from 'imapflow';
import type { Logger } from 'pino';
import type { Config } from '#server/config/config.ts';
import type { Database } from '#server/database/connection.ts';
import { errorCode } from '#server/database/postgres.ts';
import type { RequestLinks } from '#server/notifications/request-links.ts';
import { findThread } from './find-thread.ts';
import { readPlace, writePlace } from './place-in-mailbox.ts';
import { readMail } from './read-mail.ts';
import { takeIn } from './take-in.ts';

/** Milliseconds between two looks, and the most bytes of a mail that is read. */
const policy = { every: 30_000, longest: 10 * 1024 * 1024 };

type Needs = {
  config: Config;
  database: Database;
  links: RequestLinks;
  log: Logger;
  leaving: AbortController;
};

/** Looks for answers as long as the process runs. A mailbox that cannot be reached is tried again. */
export async function watchMailbox(services: Needs): Promise<void> {
  const { config, log, leaving } = services;
  if (!config.mailbox || !config.mail) return;
  while (!leaving.signal.aborted) {
    await lookIntoMailbox(services, config.mailbox).catch((error: unknown) =>
      log.warn({ code: errorCode(error) }, 'the mailbox could not be read; trying again'),
    );
    await pause(policy.every, null, { signal: leaving.signal }).catch(() => {});
  }
}

/** Takes in what answers our mails. What does not belong is left alone: not moved, not marked as read. */
export async function lookIntoMailbox(services: Needs, address: string): Promise<number> {
  const { protocol, hostname, port, username, password } = new URL(address);
  const client = new ImapFlow({
    host: hostname,
    port: Number(port) || (protocol === 'imaps:' ? 993 : 143),
    secure: protocol === 'imaps:',
    auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    logger: false,
  });
  // One that breaks later is noticed by the call that needs it.
  client.on('error', () => {});
  await client.connect();
  const lock = await client.getMailboxLock('INBOX');
  try {
    return await takeInNew(services, client, `${username}@${hostname}`);
  } finally {
    lock.release();
    await client.logout().catch(() => client.close());
  }
}

async function takeInNew(
  { database, links, config, log }: Needs,
  client: ImapFlow,
  mailbox: string,
): Promise<number> {
  const validity = String(client.mailbox ? client.mailbox.uidValidity : '');
  const last = await readPlace(database, mailbox, validity);
  const found = await client.fetchAll(`${last + 1}:*`, { uid: true, size: true }, { uid: true });
  let taken = 0;
  // The server answers the newest one also when there is none after the last.
  for (const { uid, size = 0 } of found.filter((one) => one.uid > last)) {
    const fetched =
      size > policy.longest ? false : await client.fetchOne(String(uid), { source: true }, { uid: true });
    const mail = fetched && fetched.source !== undefined ? await readMail(fetched.source) : null;
    const thread = mail && !mail.isAutomatic ? await findThread(database, links, mail) : null;
    if (mail && thread) {
      await takeIn(database, thread, mail, config.mail?.notify ?? []);
      await client.messageFlagsAdd(String(uid), ['\\Seen'], { uid: true });
      log.info({ submission: thread.id }, 'an answer came by mail');
      taken += 1;
    }
    await writePlace(database, mailbox, { validity, uid });
  }
  return taken;
}

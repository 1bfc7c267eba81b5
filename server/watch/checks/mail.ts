import { randomUUIDv7 } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { company } from '#app/content/company.ts';
import { endTurn, takeTurn } from '#server/backup/turns.ts';
import type { Config } from '#server/config/config.ts';
import type { Database } from '#server/database/connection.ts';
import type { About, Finding } from './finding.ts';

/** Milliseconds. A delivery may take twenty seconds, and a worker looks once a second. */
const policy = { longest: 25_000, look: 200, realMailEvery: 24 * 60 * 60 * 1000 };

/** Before everything else that waits: it asks whether mail leaves, not how much there is of it. */
const atOnce = new Date(0).toISOString();

const words = JSON.stringify({
  subject: `${company.brand}: the site tries its mail`,
  text: 'Once a day the site sends itself a mail to see whether mail works. There is nothing to do.',
});

/**
 * Gives the outbox an entry of its own and watches what becomes of it. The mail server is asked in each round whether
 * it lets us in; one mail a day really goes out, to our own address, since nobody wants one every five minutes.
 */
export async function tryMail(subject: About, database: Database, config: Config): Promise<Finding> {
  if (!config.mail)
    return subject.off('Mail is off: nobody is told of submissions.', 'Set SMTP_URL and NOTIFY_EMAIL.');
  const { db } = database;
  const now = Date.now();
  // What a round left behind that was killed.
  await db.deleteFrom('outbox').where('kind', '=', 'canary').execute();
  const isReal = await takeTurn(database, 'canary mail', now, policy.realMailEvery);
  const id = randomUUIDv7();
  await db
    .insertInto('outbox')
    .values({
      id,
      created_at: new Date(now).toISOString(),
      kind: 'canary',
      target: config.mail.from.address,
      mail: isReal ? words : null,
      next_at: atOnce,
    })
    .execute();
  const failure = await failureOf(database, id);
  await db.deleteFrom('outbox').where('id', '=', id).execute();
  // A real mail that failed is tried again with the next round.
  if (isReal) await endTurn(database, 'canary mail', failure === null ? now + policy.realMailEvery : now);
  return failure === null
    ? subject.good('The mail server takes our mails. Once a day one really goes out, to our own address.')
    : subject.bad('not sent', failure, 'Check SMTP_URL and the mail server. Mails wait until it is back.');
}

/** Null once it has left. */
async function failureOf({ db }: Database, id: string): Promise<string | null> {
  const until = performance.now() + policy.longest;
  while (performance.now() < until) {
    const entry = await db.selectFrom('outbox').select('error').where('id', '=', id).executeTakeFirst();
    if (!entry) return null;
    if (entry.error) return `Mails do not leave: ${entry.error}.`;
    await pause(policy.look);
  }
  return `Mails do not leave: nobody took one from the outbox within ${policy.longest / 1000} seconds.`;
}

import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import { forms } from '#app/forms/definitions/registry.ts';
import { record } from '#server/accounts/audit.ts';
import { lastTurn, takeTurn, turnLength } from '#server/backup/turns.ts';
import type { Config } from '#server/config/config.ts';
import type { Database } from '#server/database/connection.ts';
import { errorCode } from '#server/database/postgres.ts';
import { removeOldNumbers } from '#server/numbers/remove-old.ts';
import { longestWindowSeconds } from '#server/protection/limits.ts';
import { mendFutureTimes } from './future-times.ts';
import { batch, removeOldSubmissions } from './old-submissions.ts';
import { mayRemove } from './retention-brake.ts';

const second = 1000;
const day = 24 * 60 * 60 * second;

const policy = {
  firstLook: 10 * second,
  every: turnLength,
  keepSentFor: 90 * day,
  keepEndedInvitationsFor: 30 * day,
};

export type Removed = Record<string, number>;
type HowLong = Pick<Config, 'retention' | 'numbersDays'>;
type Needs = { database: Database; config: HowLong; log: Logger; leaving: AbortController };

/** Once an hour one of the processes removes what has had its time. */
export function keepHouse(services: Needs): void {
  const { database, log, leaving } = services;
  const failed = (error: unknown) => log.warn({ code: errorCode(error) }, 'housekeeping failed');
  mendFutureTimes(database).catch(failed);
  let timer = setTimeout(look, policy.firstLook).unref();
  leaving.signal.addEventListener('abort', () => clearTimeout(timer));

  async function look(): Promise<void> {
    try {
      const last = await lastTurn(database, 'housekeeping');
      if (await takeTurn(database, 'housekeeping')) await tidyUp(services, { now: Date.now(), last });
    } catch (error) {
      // The database may be away; the next look tries again.
      failed(error);
    }
    if (!leaving.signal.aborted) timer = setTimeout(look, policy.every).unref();
  }
}

/** Everything that is too old, in small batches. The audit log gets numbers and no names. */
export async function tidyUp(
  { database, config, log, leaving }: Needs,
  { now, last }: { now: number; last: number | null } = { now: Date.now(), last: null },
): Promise<Removed> {
  await mendFutureTimes(database, now);
  const removed: Removed = {};
  for await (const [place, count] of oldThings(database, config, { now, last }, leaving.signal)) {
    removed[place] = (removed[place] ?? 0) + count;
    if (leaving.signal.aborted) break;
    await pause(batch.pause);
  }
  const { passing = 0, ...worthTelling } = removed;
  if (Object.keys(worthTelling).length > 0)
    await record(database, 'housekeeping', 'removed what was too old', worthTelling);
  log.info(removed, 'housekeeping is done');
  return removed;
}

async function* oldThings(
  database: Database,
  { retention, numbersDays }: HowLong,
  look: { now: number; last: number | null },
  leaving: AbortSignal,
): AsyncGenerator<[place: string, count: number]> {
  const { now } = look;
  for (const form of forms) {
    const days = retention.get(form.table);
    if (days === undefined || !(await mayRemove(database, form, days, look))) continue;
    const before = new Date(now - days * day).toISOString();
    const count = await removeOldSubmissions(database, form.table, before, leaving);
    if (count > 0) yield [form.table, count];
  }
  yield* batches('sent deliveries', () => removeSent(database, now - policy.keepSentFor));
  yield* batches('passing', () => removeCounts(database, now));
  const expired = await removeExpired(database, now);
  yield ['passing', expired + (await removeOldNumbers(database, now, numbersDays))];
}

/** Goes on until a batch is not full. */
async function* batches(place: string, removeSome: () => Promise<number>): AsyncGenerator<[string, number]> {
  let count = batch.rows;
  while (count >= batch.rows) {
    count = await removeSome();
    if (count > 0) yield [place, count];
  }
}

/** An entry's id begins with its time, so the oldest are found without an index of their own. */
async function removeSent({ db }: Database, before: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('outbox')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('outbox')
        .select('id')
        .where('id', '<', idAt(before))
        // An account mail that could not be sent holds a link that has long expired.
        .where(({ or, and, eb }) =>
          or([eb('state', '=', 'sent'), and({ state: 'failed', kind: 'account mail' })]),
        )
        .orderBy('id')
        .limit(batch.rows),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** The lowest UUIDv7 of a moment. */
function idAt(milliseconds: number): string {
  const time = Math.max(0, milliseconds).toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-000000000000`;
}

async function removeCounts({ db }: Database, now: number): Promise<number> {
  const longest = longestWindowSeconds * second;
  const { numDeletedRows } = await db
    .deleteFrom('visitor_counts')
    .where('key', 'in', (eb) =>
      eb
        .selectFrom('visitor_counts')
        .select('key')
        .where('since', '<', new Date(now - longest).toISOString())
        .limit(batch.rows),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}

async function removeExpired({ db }: Database, now: number): Promise<number> {
  const over = new Date(now).toISOString();
  const sessions = await db.deleteFrom('session').where('expiresAt', '<', over).executeTakeFirst();
  const links = await db.deleteFrom('verification').where('expiresAt', '<', over).executeTakeFirst();
  const invitations = await db
    .deleteFrom('invitations')
    .where('ends_at', '<', new Date(now - policy.keepEndedInvitationsFor).toISOString())
    .executeTakeFirst();
  return Number(sessions.numDeletedRows + links.numDeletedRows + invitations.numDeletedRows);
}

import { randomUUIDv7 } from 'node:crypto';
import type { SendMail } from '#server/accounts/auth.ts';
import { clearLog } from '#server/database/clear-log.ts';
import type { Database } from '#server/database/connection.ts';
import type { DeliveryKind, OutboxRow } from '#server/database/schema/outbox-tables.ts';

/** Milliseconds, except `attempts` (about a day and a half). */
export const retries = {
  firstPause: 5_000,
  longestPause: 60 * 60_000,
  attempts: 40,
  /** Longer than any one delivery may take: after it another worker thinks the first one dead. */
  lease: 30_000,
};

const after = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString();

/**
 * Takes one that is due, so that no other worker does: on PostgreSQL by row locks, on SQLite by its one writer.
 * What is for one of the `busy` targets is left for later.
 */
export function claimNext(
  { db, engine }: Database,
  kinds: readonly DeliveryKind[],
  busy: readonly string[] = [],
): Promise<OutboxRow | undefined> {
  return db
    .updateTable('outbox')
    .set(({ eb }) => ({ attempts: eb('attempts', '+', 1), next_at: after(retries.lease) }))
    .where('id', 'in', (eb) => {
      const due = eb
        .selectFrom('outbox')
        .select('id')
        .where('state', '=', 'waiting')
        .where('next_at', '<=', after(0))
        .where('kind', 'in', kinds)
        .where(({ eb, lit }) => (busy.length > 0 ? eb('target', 'not in', busy) : lit(true)))
        .orderBy('next_at')
        .limit(1);
      return engine === 'postgres' ? due.forUpdate().skipLocked() : due;
    })
    .returningAll()
    .executeTakeFirst();
}

/** Nothing stays of a mail to somebody who was erased, however it ended, nor of one by which the site tries itself. */
async function forget(database: Database, id: string): Promise<void> {
  await database.db.deleteFrom('outbox').where('id', '=', id).execute();
  clearLog(database);
}

export async function markSent(database: Database, { id, kind }: OutboxRow): Promise<void> {
  if (kind === 'erasure notice' || kind === 'canary') return forget(database, id);
  await database.db
    .updateTable('outbox')
    // The words of an account mail hold a secret link: it is not kept once it has left.
    .set({ state: 'sent', sent_at: after(0), error: null, mail: null })
    .where('id', '=', id)
    .execute();
}

export async function markFailed(
  database: Database,
  { id, kind, attempts }: OutboxRow,
  { reason, forGood }: { reason: string; forGood: boolean },
): Promise<void> {
  const over = forGood || attempts >= retries.attempts;
  if (over && kind === 'erasure notice') return forget(database, id);
  await database.db
    .updateTable('outbox')
    .set({ state: over ? 'failed' : 'waiting', error: reason, next_at: after(pauseAfter(attempts)) })
    .where('id', '=', id)
    // Given up meanwhile, it stays so.
    .where('state', '=', 'waiting')
    .execute();
}

/** Twice as long each time, and a little uneven, so that what failed together does not come back together. */
export function pauseAfter(attempts: number): number {
  const pause = Math.min(retries.longestPause, retries.firstPause * 2 ** (attempts - 1));
  return Math.round(pause * (0.8 + 0.4 * Math.random()));
}

/** An account mail has no submission: its words wait in the outbox themselves. */
export function mailThroughOutbox({ db }: Pick<Database, 'db'>): SendMail {
  return async ({ to, subject, text }) => {
    await db
      .insertInto('outbox')
      .values({
        id: randomUUIDv7(),
        created_at: after(0),
        kind: 'account mail',
        target: to,
        mail: JSON.stringify({ subject, text }),
        next_at: after(0),
      })
      .execute();
  };
}

import { randomUUIDv7 } from 'node:crypto';
import type { DeliveryFacts } from '#app/inbox/answers.ts';
import type { Database } from '#server/database/connection.ts';
import type { OutboxRow } from '#server/database/schema/outbox-tables.ts';
import type { Ways } from './ways.ts';

/** What was or will be sent for a submission, in the order in which it was written down. */
export async function readDeliveries(
  { db }: Database,
  ways: Ways,
  submissionId: string,
): Promise<DeliveryFacts[]> {
  const entries = await db
    .selectFrom('outbox')
    .selectAll()
    .where('submission_id', '=', submissionId)
    .orderBy('created_at')
    .orderBy('kind')
    .execute();
  return entries.map((entry) => factsOf(entry, ways));
}

/** By its id, or by the one that it had before it was last sent again. */
export async function findDelivery({ db }: Database, id: string): Promise<OutboxRow | null> {
  for (const column of ['id', 'earlier_id'] as const) {
    const entry = await db
      .selectFrom('outbox')
      .selectAll()
      .where(column, '=', id)
      // An account mail is not staff's to see, and its words are gone once it was sent.
      .where('submission_id', 'is not', null)
      .executeTakeFirst();
    if (entry) return entry;
  }
  return null;
}

/**
 * Puts an entry back to the beginning, under a new id: mailboxes and webhooks take the same id for another
 * copy of what they have and drop it. Null when it waits already, or someone was faster.
 */
export async function sendAgain({ db }: Database, id: string): Promise<OutboxRow | null> {
  const entry = await db
    .updateTable('outbox')
    .set({
      id: randomUUIDv7(),
      earlier_id: id,
      state: 'waiting',
      attempts: 0,
      error: null,
      next_at: new Date().toISOString(),
    })
    .where('id', '=', id)
    .where('state', 'in', ['sent', 'failed'])
    .returningAll()
    .executeTakeFirst();
  return entry ?? null;
}

export function factsOf(entry: OutboxRow, ways: Ways): DeliveryFacts {
  return { ...standingOf(entry), target: ways.nameOf(entry), isOn: ways.isOn(entry) };
}

/** How it stands, without where it goes. */
export function standingOf({
  id,
  kind,
  state,
  attempts,
  next_at,
  error,
  sent_at,
}: OutboxRow): Omit<DeliveryFacts, 'target' | 'isOn'> {
  return { id, kind, state, attempts, nextAt: next_at, error, sentAt: sent_at };
}

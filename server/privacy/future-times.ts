import type { Database } from '#server/database/connection.ts';
import { retries } from '#server/notifications/outbox.ts';
import { clockTolerance as tolerance } from '#server/protection/window-count.ts';

/**
 * Times that a clock wrote which ran ahead and has been put right since. A delivery would wait for them, and a
 * visitor who was counted then would stay counted. Turns mend themselves: see `backup/turns.ts`.
 */
export async function mendFutureTimes({ db }: Database, now = Date.now()): Promise<void> {
  const after = (milliseconds: number) => new Date(now + milliseconds).toISOString();
  await db.deleteFrom('visitor_counts').where('since', '>', after(tolerance)).execute();
  await db
    .updateTable('outbox')
    .set({ next_at: after(0) })
    .where('state', '=', 'waiting')
    .where('next_at', '>', after(retries.longestPause + tolerance))
    .execute();
  await db
    .updateTable('outbox')
    .set({ sent_at: after(0) })
    .where('sent_at', '>', after(tolerance))
    .execute();
}

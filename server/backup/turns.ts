import type { Database } from '#server/database/connection.ts';
import type { Job } from '#server/database/schema/backup-tables.ts';

/** How long a process that took a turn has for it; if it dies, another one may try after that. */
export const turnLength = 60 * 60 * 1000;

/** Clocks of two machines differ a little. */
const tolerance = 10 * 60 * 1000;

/**
 * Of all processes on a database one is told yes, when it is time. The next time is never further away than a
 * turn or the time between two of them: if it is, a clock was wrong when it was set, and it is time now.
 */
export async function takeTurn(
  { db }: Database,
  job: Job,
  now = Date.now(),
  every = turnLength,
): Promise<boolean> {
  const next_at = isoTime(now + turnLength);
  const furthest = isoTime(now + Math.max(turnLength, every) + tolerance);
  const taken = await db
    .insertInto('backup_turns')
    .values({ job, next_at })
    .onConflict((conflict) =>
      conflict
        .column('job')
        .doUpdateSet({ next_at })
        .where(({ eb, or }) =>
          or([eb('backup_turns.next_at', '<=', isoTime(now)), eb('backup_turns.next_at', '>', furthest)]),
        ),
    )
    .returning('job')
    .executeTakeFirst();
  return taken !== undefined;
}

/** When the last turn began, for a job whose turns are never ended early; null before the first one. */
export async function lastTurn({ db }: Database, job: Job): Promise<number | null> {
  const turn = await db
    .selectFrom('backup_turns')
    .select('next_at')
    .where('job', '=', job)
    .executeTakeFirst();
  return turn ? Date.parse(turn.next_at) - turnLength : null;
}

export async function endTurn({ db }: Database, job: Job, nextAt: number): Promise<void> {
  await db
    .updateTable('backup_turns')
    .set({ next_at: isoTime(nextAt) })
    .where('job', '=', job)
    .execute();
}

function isoTime(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}

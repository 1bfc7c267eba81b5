import type { Database } from '#server/database/connection.ts';
import type { Job } from '#server/database/schema/backup-tables.ts';

/** How long a process that took a turn has for it; if it dies, another one may try after that. */
export const turnLength = 60 * 60 * 1000;

/** Of all processes on a database one is told yes, when it is time. */
export async function takeTurn({ db }: Database, job: Job, now = Date.now()): Promise<boolean> {
  const next_at = new Date(now + turnLength).toISOString();
  const taken = await db
    .insertInto('backup_turns')
    .values({ job, next_at })
    .onConflict((conflict) =>
      conflict
        .column('job')
        .doUpdateSet({ next_at })
        .where('backup_turns.next_at', '<=', new Date(now).toISOString()),
    )
    .returning('job')
    .executeTakeFirst();
  return taken !== undefined;
}

export async function endTurn({ db }: Database, job: Job, nextAt: number): Promise<void> {
  await db
    .updateTable('backup_turns')
    .set({ next_at: new Date(nextAt).toISOString() })
    .where('job', '=', job)
    .execute();
}

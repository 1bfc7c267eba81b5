import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '#server/database/connection.ts';
import type { SubmissionTable } from '#server/database/schema/tables.ts';
import { removeSubmissions } from './remove-submissions.ts';

/** Rows per transaction and milliseconds between two: SQLite has one thread, and visitors wait for it. */
export const batch = { rows: 200, pause: 20 };

/** Removes what came before a moment, oldest first, until it is done or the process is asked to leave. */
export async function removeOldSubmissions(
  database: Database,
  table: SubmissionTable,
  before: string,
  leaving: AbortSignal,
): Promise<number> {
  let removed = 0;
  for (let count = batch.rows; count >= batch.rows && !leaving.aborted; await pause(batch.pause)) {
    count = await removeOldest(database, table, before);
    removed += count;
  }
  return removed;
}

async function removeOldest({ db }: Database, table: SubmissionTable, before: string): Promise<number> {
  const old = await db
    .selectFrom(table)
    .select('id')
    .where('created_at', '<', before)
    .orderBy('created_at')
    .orderBy('id')
    .limit(batch.rows)
    .execute();
  if (old.length === 0) return 0;
  const ids = old.map(({ id }) => id);
  const { submissions } = await db.transaction().execute((trx) => removeSubmissions(trx, table, ids));
  return submissions;
}

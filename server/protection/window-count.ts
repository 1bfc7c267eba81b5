import { sql } from 'kysely';
import type { Database } from '#server/database/connection.ts';

/** So many within so many seconds, counted from the first. */
export type Window = { key: string; most: number };
export type Count = { key: string; since: string; count: number };

/** Clocks of two machines differ a little; and what came first is not always counted first. */
export const clockTolerance = 60_000;

/**
 * When a window that still counts may have begun. One that begins in the future was begun by a clock that has been
 * put right since: it is over, so no window is ever longer than it is meant to be.
 */
export function boundsOf(seconds: number, now = Date.now()): { earliest: string; latest: string } {
  return { earliest: isoTime(now - seconds * 1000), latest: isoTime(now + clockTolerance) };
}

/**
 * How `insert into visitor_counts as seen` adds to a window or begins a new one. It is text, because submissions
 * are counted by the statement that stores them. The bounds are SQL: a parameter or a literal.
 */
export function orAddToWindow(earliest: string, latest: string): string {
  const stillCounts = `seen.since > ${earliest} and seen.since <= ${latest}`;
  return `on conflict (key) do update set
    since = case when ${stillCounts} then seen.since else excluded.since end,
    count = case when ${stillCounts} then seen.count + excluded.count else excluded.count end`;
}

/** Adds to each key at once. */
export async function addToWindows(
  { db }: Db,
  keys: readonly string[],
  seconds: number,
  added = 1,
): Promise<Count[]> {
  const { earliest, latest } = boundsOf(seconds);
  const since = isoTime(Date.now());
  const { rows } = await sql<Count>`
    insert into visitor_counts as seen (key, since, count)
    values ${sql.join(keys.map((key) => sql`(${key}, ${since}, ${sql.lit(added)})`))}
    ${sql.raw(orAddToWindow(`'${earliest}'`, `'${latest}'`))}
    returning key, since, count`.execute(db);
  return rows;
}

/**
 * Counts one for each key, unless one of them is full: then nothing is written, so that a flood that is refused
 * costs a look and leaves no rows. A table rather than memory: it holds across processes on both engines, and for
 * what comes in parallel. Answers the seconds to wait, or 0.
 */
export async function countWithin(
  database: Db,
  windows: readonly Window[],
  seconds: number,
): Promise<number> {
  const keys = windows.map(({ key }) => key);
  const seen = await readCounts(database, keys, seconds);
  const full = waitFor(windows, seen, seconds, (count, most) => count >= most);
  if (full > 0) return full;
  const counted = await addToWindows(database, keys, seconds);
  return waitFor(windows, counted, seconds, (count, most) => count > most);
}

/** Takes one back, for what turned out not to count. */
export async function uncount({ db }: Db, keys: readonly string[]): Promise<void> {
  await db
    .updateTable('visitor_counts')
    .set(({ eb }) => ({ count: eb('count', '-', 1) }))
    .where('key', 'in', keys)
    .where('count', '>', 0)
    .execute();
}

export async function forget({ db }: Db, keys: readonly string[]): Promise<void> {
  await db.deleteFrom('visitor_counts').where('key', 'in', keys).execute();
}

type Db = Pick<Database, 'db'>;

function isoTime(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}

function readCounts({ db }: Db, keys: readonly string[], seconds: number): Promise<Count[]> {
  const { earliest, latest } = boundsOf(seconds);
  return db
    .selectFrom('visitor_counts')
    .selectAll()
    .where('key', 'in', keys)
    .where('since', '>', earliest)
    .where('since', '<=', latest)
    .execute();
}

function waitFor(
  windows: readonly Window[],
  counts: readonly Count[],
  seconds: number,
  isFull: (count: number, most: number) => boolean,
): number {
  const now = Date.now();
  const waits = counts
    .filter(({ key, count }) => windows.some((window) => window.key === key && isFull(count, window.most)))
    .map(({ since }) => Math.ceil((Date.parse(since) + seconds * 1000 - now) / 1000));
  return Math.min(seconds, Math.max(0, ...waits));
}

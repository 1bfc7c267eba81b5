import type { Database } from '#server/database/connection.ts';

/** So many within so many seconds, counted from the first. */
export type Window = { key: string; most: number };

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
  const now = Date.now();
  const seen = await readCounts(database, windows, seconds, now);
  const full = waitFor(windows, seen, seconds, now, (count, most) => count >= most);
  if (full > 0) return full;
  const counted = await addOne(database, windows, seconds, now);
  return waitFor(windows, counted, seconds, now, (count, most) => count > most);
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
type Count = { key: string; since: string; count: number };

/** Clocks of two machines differ a little; and what came first is not always counted first. */
const tolerance = 60_000;

/**
 * When a window that still counts may have begun. One that begins in the future was begun by a clock that has been
 * put right since: it is over.
 */
function bounds(seconds: number, now: number): { earliest: string; latest: string } {
  return { earliest: isoTime(now - seconds * 1000), latest: isoTime(now + tolerance) };
}

function isoTime(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}

function readCounts({ db }: Db, windows: readonly Window[], seconds: number, now: number): Promise<Count[]> {
  const { earliest, latest } = bounds(seconds, now);
  return db
    .selectFrom('visitor_counts')
    .selectAll()
    .where('key', 'in', keysOf(windows))
    .where('since', '>', earliest)
    .where('since', '<=', latest)
    .execute();
}

function addOne({ db }: Db, windows: readonly Window[], seconds: number, now: number): Promise<Count[]> {
  const { earliest, latest } = bounds(seconds, now);
  return db
    .insertInto('visitor_counts')
    .values(keysOf(windows).map((key) => ({ key, since: isoTime(now), count: 1 })))
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet(({ eb, ref, and }) => {
        const current = and([
          eb('visitor_counts.since', '>', earliest),
          eb('visitor_counts.since', '<=', latest),
        ]);
        return {
          since: eb.case().when(current).then(ref('visitor_counts.since')).else(ref('excluded.since')).end(),
          count: eb
            .case()
            .when(current)
            .then(eb('visitor_counts.count', '+', 1))
            .else(1)
            .end(),
        };
      }),
    )
    .returningAll()
    .execute();
}

function keysOf(windows: readonly Window[]): string[] {
  return windows.map(({ key }) => key);
}

function waitFor(
  windows: readonly Window[],
  counts: readonly Count[],
  seconds: number,
  now: number,
  isFull: (count: number, most: number) => boolean,
): number {
  const waits = counts
    .filter(({ key, count }) => windows.some((window) => window.key === key && isFull(count, window.most)))
    .map(({ since }) => Math.ceil((Date.parse(since) + seconds * 1000 - now) / 1000));
  return Math.min(seconds, Math.max(0, ...waits));
}

import { sql } from 'kysely';
import type { FormDefinition } from '#app/forms/engine/define-form.ts';
import type { Submission } from '#app/inbox/answers.ts';
import type { Database } from '#server/database/connection.ts';
import { between, inOrder, type Order, oldestFirst } from '#server/inbox/order.ts';
import { selectShown } from '#server/inbox/records.ts';
import { clockTolerance } from '#server/protection/window-count.ts';
import { type Cursor, endOfId, type Place } from './cursor.ts';

/**
 * A row gets its time before it is stored: another one may be stored first, and clocks of machines differ. After so
 * many milliseconds nothing comes any more. Rows that are younger are handed out at once and remembered in the
 * cursor, but no more of them than fit into an address.
 */
export const settling = { after: clockTolerance + 10_000, mostRemembered: 100 };

type Found = Place & { row: Submission };
export type Read = { rows: Submission[]; next: Cursor; more: boolean };

/** The next rows, oldest first. Whoever reads on with `next` misses none and meets none twice. */
export async function readSince(
  database: Database,
  form: FormDefinition,
  { cursor, limit }: { cursor: Cursor; limit: number },
  now = Date.now(),
): Promise<Read> {
  const { given, place } = cursor;
  const asked = limit + given.size + 1;
  const found = await readAfter(database, form, cursor, asked);
  const horizon = new Date(now - settling.after).toISOString();
  const fresh = found.filter(({ id }) => !given.has(endOfId(id)));
  const page = withinMemory(fresh.slice(0, limit), given, horizon);

  const handedOut = new Map(given);
  for (const { id, at } of page) handedOut.set(endOfId(id), Date.parse(at));
  const open = found.find(({ id, at }) => at > horizon || !handedOut.has(endOfId(id)));
  const settled = open ? found.slice(0, found.indexOf(open)) : found;
  for (const { id } of settled) handedOut.delete(endOfId(id));
  const nothingIsLeft = open ? open.at > horizon : found.length < asked;
  const next = furthest(place, settled.at(-1), nothingIsLeft ? horizon : null);
  return {
    rows: page.map(({ row }) => row),
    next: { ...cursor, place: next, given: behind(handedOut, next) },
    more: page.length === limit && fresh.length > limit,
  };
}

/** What is not settled is handed out as long as the cursor can remember it; the rest comes a minute later. */
function withinMemory(page: Found[], given: Cursor['given'], horizon: string): Found[] {
  const since = Date.parse(horizon);
  const remembered = [...given.values()].filter((time) => time > since).length;
  const settled = page.filter(({ at }) => at <= horizon).length;
  return page.slice(0, settled + Math.max(0, settling.mostRemembered - remembered));
}

/** When nothing is left before the horizon, reading goes on from there. */
function furthest(place: Place | null, last: Place | undefined, horizon: string | null): Place | null {
  const reached = last ?? place;
  if (horizon === null || (reached && reached.at >= horizon))
    return reached ? { at: reached.at, id: reached.id } : null;
  return { at: horizon, id: '' };
}

function behind(handedOut: Map<string, number>, place: Place | null): Map<string, number> {
  const since = place ? Date.parse(place.at) : 0;
  return new Map([...handedOut].filter(([, time]) => time >= since));
}

const listedLater: Order = { columns: ['listed_at', 'id'], direction: 'asc' };

/** Without spam, what was in quarantine stands where it left it. */
async function readAfter(
  database: Database,
  form: FormDefinition,
  { withSpam, place }: Cursor,
  limit: number,
): Promise<Found[]> {
  const after = place && [place.at, place.id];
  const read = async (order: Order, isLate: boolean) => {
    const { query, toRecord } = selectShown(database, form);
    const rows = await query
      .select('listed_at')
      .where(between(order, after, null))
      .$if(!withSpam, (all) =>
        all.where('status', '<>', 'spam').where('listed_at', isLate ? 'is not' : 'is', null),
      )
      .orderBy(inOrder(order))
      .limit(sql.lit(limit))
      .execute();
    return rows.map(({ listed_at, ...row }): Found => {
      const at = isLate && listed_at ? listed_at : row.created_at;
      return { at, id: row.id, row: toRecord(row) };
    });
  };
  const onTime = await read(oldestFirst, false);
  const late = withSpam ? [] : await read(listedLater, true);
  // What came at the same moment stays as the database has it, whatever it sorts by.
  return late.length > 0 ? [...onTime, ...late].sort(byPlace).slice(0, limit) : onTime;
}

function byPlace(a: Place, b: Place): number {
  if (a.at !== b.at) return a.at < b.at ? -1 : 1;
  return a.id < b.id ? -1 : 1;
}

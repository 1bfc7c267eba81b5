import { sql } from 'kysely';
import type { FormDefinition } from '#app/forms/engine/define-form.ts';
import type { Database } from '#server/database/connection.ts';
import { type Filter, looksAtEveryRow, matches } from './filter.ts';
import { keeper } from './keeper.ts';
import { between, inOrder, newestFirst, oldestFirst, type Position, positionIn } from './order.ts';
import { throughWindows, type Window } from './windows.ts';

type Counted = { total: number | null; newest: Position | null };

/** Milliseconds that counting what a search finds may take. */
const searchTime = 300;

/**
 * How many rows a filter shows: exact, or null when finding out would take too long. The count of what was
 * there is kept for a while; rows that have come since are added to it.
 */
export function counter(database: Database) {
  const { ask, forget } = keeper<Counted>();

  async function total(form: FormDefinition, filter: Filter): Promise<number | null> {
    const key = JSON.stringify([form.table, filter]);
    const { total, newest } = await ask(key, () => count(database, form, filter));
    return total === null ? null : total + (await countIn(database, form, filter, since(newest)));
  }

  return { total, forget };
}

async function count(database: Database, form: FormDefinition, filter: Filter): Promise<Counted> {
  const newest = await newestOf(database, form);
  if (!newest) return { total: 0, newest };
  const giveUpAt = looksAtEveryRow(filter) ? performance.now() + searchTime : Number.POSITIVE_INFINITY;
  const counts = throughWindows(database, form, oldestFirst, ({ after, last, size }) =>
    countIn(database, form, filter, { after, last: last ?? newest, size }),
  );
  let total = 0;
  for await (const found of counts) {
    if (performance.now() > giveUpAt) return { total: null, newest };
    total += found;
  }
  return { total, newest };
}

/** Whatever has come after a place, as long as it is not more than a flood. */
function since(newest: Position | null): Window {
  return { after: newest, last: null, size: 1_000_000 };
}

async function countIn(
  { db }: Database,
  form: FormDefinition,
  filter: Filter,
  { after, last, size }: Window,
): Promise<number> {
  const shown = db
    .selectFrom(form.table)
    .select('id')
    .where(matches(form, filter))
    .where(between(oldestFirst, after, last))
    .orderBy(inOrder(oldestFirst))
    .limit(sql.lit(size));
  const { rows } = await db
    .selectFrom(shown.as('shown'))
    .select(({ fn }) => fn.countAll<number>().as('rows'))
    .executeTakeFirstOrThrow();
  return rows;
}

async function newestOf({ db }: Database, form: FormDefinition): Promise<Position | null> {
  const row = await db
    .selectFrom(form.table)
    .select(['created_at', 'id'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? positionIn(newestFirst, row) : null;
}

import type { FormDefinition } from '#app/forms/engine/define-form.ts';
import type { Database } from '#server/database/connection.ts';
import { type Filter, looksAtEveryRow, matches } from './filter.ts';
import { keeper } from './keeper.ts';
import { between, newestFirst, oldestFirst, type Position, positionIn } from './order.ts';
import { throughWindows } from './windows.ts';

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
    return total === null ? null : total + (await countBetween(database, form, filter, newest, null));
  }

  return { total, forget };
}

async function count(database: Database, form: FormDefinition, filter: Filter): Promise<Counted> {
  const newest = await newestOf(database, form);
  if (!newest) return { total: 0, newest };
  const giveUpAt = looksAtEveryRow(filter) ? performance.now() + searchTime : Number.POSITIVE_INFINITY;
  const counts = throughWindows(database, form, oldestFirst, (after, last) =>
    countBetween(database, form, filter, after, last ?? newest),
  );
  let total = 0;
  for await (const found of counts) {
    if (performance.now() > giveUpAt) return { total: null, newest };
    total += found;
  }
  return { total, newest };
}

async function countBetween(
  { db }: Database,
  form: FormDefinition,
  filter: Filter,
  after: Position | null,
  last: Position | null,
): Promise<number> {
  const { rows } = await db
    .selectFrom(form.table)
    .select(({ fn }) => fn.countAll<number>().as('rows'))
    .where(matches(form, filter))
    .where(between(oldestFirst, after, last))
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

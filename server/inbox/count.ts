import { sql } from 'kysely';
import type { FormDefinition } from '#app/forms/engine/define-form.ts';
import type { Database } from '#server/database/connection.ts';
import { type Filter, looksAtEveryRow, matches } from './filter.ts';
import { keeper } from './keeper.ts';
import { between, newestFirst, oldestFirst, type Position, positionIn } from './order.ts';
import { windowEnd } from './rows.ts';

type Counted = { total: number | null; newest: Position | null };

/** Milliseconds that counting what a search finds may take. */
const patience = 300;

/**
 * How many rows a filter shows: exact, or null when finding out would take too long. The count of what was
 * there is kept for a while; rows that have come since are added to it.
 */
export function counter(database: Database) {
  const { ask, forget } = keeper<Counted>();

  /** Whoever has just seen which row is the newest says so: mostly none has come since, and nothing is asked. */
  async function total(form: FormDefinition, filter: Filter, newestId?: string): Promise<number | null> {
    const key = JSON.stringify([form.table, filter]);
    const { total, newest } = await ask(key, () => count(database, form, filter));
    if (total === null || (newestId && newestId === newest?.at(-1))) return total;
    return total + (await countBetween(database, form, filter, newest, null));
  }

  return { total, forget };
}

async function count(database: Database, form: FormDefinition, filter: Filter): Promise<Counted> {
  const newest = await newestOf(database, form);
  if (!newest) return { total: 0, newest };
  if (!looksAtEveryRow(filter))
    return { total: await countBetween(database, form, filter, null, newest), newest };
  return { total: await countByWindows(database, form, filter, newest), newest };
}

async function countByWindows(
  database: Database,
  form: FormDefinition,
  filter: Filter,
  newest: Position,
): Promise<number | null> {
  const started = performance.now();
  let total = 0;
  let after: Position | null = null;
  while (performance.now() - started < patience) {
    const end: Position | null = await windowEnd(database, oldestFirst, form, after);
    total += await countBetween(database, form, filter, after, end ?? newest);
    if (!end) return total;
    after = end;
  }
  return null;
}

async function countBetween(
  { db }: Database,
  form: FormDefinition,
  filter: Filter,
  after: Position | null,
  last: Position | null,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from ${sql.raw(form.table)}
    where ${matches(form, filter)} and ${between(oldestFirst, after, last)}`.execute(db);
  return rows[0]?.count ?? 0;
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

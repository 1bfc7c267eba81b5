import { sql } from 'kysely';
import { forms } from '#app/forms/definitions/registry.ts';
import type { FormDefinition } from '#app/forms/engine/define-form.ts';
import type { ChartData } from '#app/inbox/answers.ts';
import type { Database } from '#server/database/connection.ts';
import { dayOf } from '#server/database/day-of.ts';
import { keeper } from './keeper.ts';
import { between, inOrder, oldestFirst } from './order.ts';
import { throughWindows, type Window } from './windows.ts';

const oneDay = 24 * 60 * 60 * 1000;
const shownDays = 30;

/** Submissions per day and form over the last month, without spam. */
export function chartReader(database: Database) {
  const { ask } = keeper<ChartData>();
  return () => ask('chart', () => readChart(database));
}

async function readChart(database: Database): Promise<ChartData> {
  const days = Array.from({ length: shownDays }, (_, index) =>
    new Date(Date.now() - (shownDays - 1 - index) * oneDay).toISOString().slice(0, 10),
  );
  const counts = await Promise.all(
    forms.map(async (form) => [form.table, await countByDay(database, form, days)] as const),
  );
  return { days, tables: Object.fromEntries(counts) };
}

async function countByDay(database: Database, form: FormDefinition, days: string[]): Promise<number[]> {
  const byDay = new Map<string, number>();
  const windows = throughWindows(
    database,
    form,
    oldestFirst,
    (window) => countWindow(database, form, window),
    { start: [`${days[0]}T00:00:00.000Z`, ''] },
  );
  for await (const counted of windows)
    for (const { day, rows } of counted) byDay.set(day, (byDay.get(day) ?? 0) + rows);
  return days.map((name) => byDay.get(name) ?? 0);
}

function countWindow(
  { db, engine }: Database,
  form: FormDefinition,
  { after, last, size }: Window,
): Promise<{ day: string; rows: number }[]> {
  const inWindow = db
    .selectFrom(form.table)
    .select(['created_at', 'status'])
    .where(between(oldestFirst, after, last))
    .orderBy(inOrder(oldestFirst))
    .limit(sql.lit(size));
  const day = dayOf(engine, 'created_at');
  return db
    .selectFrom(inWindow.as('in_window'))
    .select(({ fn }) => [day.as('day'), fn.countAll<number>().as('rows')])
    .where('status', '!=', 'spam')
    .groupBy(day)
    .execute();
}

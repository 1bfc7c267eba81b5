import { forms } from '#app/forms/definitions/registry.ts';
import type { ChartData } from '#app/inbox/answers.ts';
import type { Database } from '#server/database/connection.ts';
import { dayOf } from '#server/database/day-of.ts';
import type { SubmissionTable } from '#server/database/schema/tables.ts';
import { keeper } from './keeper.ts';

const oneDay = 24 * 60 * 60 * 1000;
const shownDays = 30;

/** Submissions a day and form over the last month, without spam. */
export function chartReader(database: Database) {
  const { ask } = keeper<ChartData>();
  return () => ask('chart', () => readChart(database));
}

async function readChart(database: Database): Promise<ChartData> {
  const days = Array.from({ length: shownDays }, (_, index) =>
    new Date(Date.now() - (shownDays - 1 - index) * oneDay).toISOString().slice(0, 10),
  );
  const counts = await Promise.all(
    forms.map(async ({ table }) => [table, await countByDay(database, table, days)] as const),
  );
  return { days, tables: Object.fromEntries(counts) };
}

async function countByDay(
  { db, engine }: Database,
  table: SubmissionTable,
  days: string[],
): Promise<number[]> {
  const day = dayOf(engine, 'created_at');
  const rows = await db
    .selectFrom(table)
    .select(({ fn }) => [day.as('day'), fn.countAll<number>().as('rows')])
    .where('created_at', '>=', `${days[0]}T00:00:00.000Z`)
    .where('status', '!=', 'spam')
    .groupBy(day)
    .execute();
  const byDay = new Map(rows.map(({ day, rows }) => [day, rows]));
  return days.map((name) => byDay.get(name) ?? 0);
}

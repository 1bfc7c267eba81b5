import type { NamedCount, Period } from '#app/inbox/numbers/answers.ts';
import type { Database } from '#server/database/connection.ts';
import type { VisitCounts } from '#server/database/schema/numbers-tables.ts';

type Db = Pick<Database, 'db'>;
type Part = 'day' | 'page' | 'source' | 'campaign' | 'device';

/** What was counted in a period, summed up by one of its parts. */
export async function countsBy({ db }: Db, part: Part, { from, to }: Period) {
  const rows = await db
    .selectFrom('visit_counts')
    .select(({ fn }) => [
      `${part} as name`,
      fn.sum<number>('views').as('views'),
      fn.sum<number>('visits').as('visits'),
      fn.sum<number>('entries').as('entries'),
      fn.sum<number>('seen').as('seen'),
      fn.sum<number>('begun').as('begun'),
    ])
    .where('day', '>=', from)
    .where('day', '<=', to)
    .groupBy(part)
    .execute();
  return new Map(
    rows.map(({ name, views, visits, entries, seen, begun }): [string, VisitCounts] => [
      name,
      // PostgreSQL hands out sums as text.
      {
        views: Number(views),
        visits: Number(visits),
        entries: Number(entries),
        seen: Number(seen),
        begun: Number(begun),
      },
    ]),
  );
}

/** What is counted by one name alone, the most first. */
export async function talliesOf(
  database: Db,
  kind: 'left out' | 'assistant',
  now: Period,
  before: Period,
): Promise<NamedCount[]> {
  const [counts, earlier] = [await tallied(database, kind, now), await tallied(database, kind, before)];
  const names = [...new Set([...counts.keys(), ...earlier.keys()])];
  return names
    .map((name) => ({ name, count: counts.get(name) ?? 0, before: earlier.get(name) ?? 0 }))
    .sort((a, b) => b.count - a.count || b.before - a.before || (a.name < b.name ? -1 : 1));
}

async function tallied({ db }: Db, kind: 'left out' | 'assistant', { from, to }: Period) {
  const rows = await db
    .selectFrom('day_counts')
    .select(({ fn }) => ['name', fn.sum<number>('count').as('count')])
    .where('kind', '=', kind)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .groupBy('name')
    .execute();
  return new Map(rows.map(({ name, count }) => [name, Number(count)]));
}

export async function firstDay({ db }: Db): Promise<string | null> {
  const row = await db
    .selectFrom('visit_counts')
    .select(({ fn }) => fn.min('day').as('day'))
    .executeTakeFirst();
  return row?.day ?? null;
}

import type { Database } from '#server/database/connection.ts';

/** All that was counted, added up as the truth of a made day is. */
export async function readDay({ db }: Database) {
  const rows = await db.selectFrom('visit_counts').selectAll().execute();
  const left = await db.selectFrom('day_counts').selectAll().execute();
  const sum = (name: 'views' | 'entries' | 'seen' | 'begun') =>
    rows.reduce((total, row) => total + row[name], 0);
  const entriesBy = (name: 'source' | 'device') => {
    const counts = new Map<string, number>();
    for (const row of rows) counts.set(row[name], (counts.get(row[name]) ?? 0) + row.entries);
    return counts;
  };
  const leftOut = (reason: string) => left.find(({ name }) => name === reason)?.count;
  return {
    ...{ views: sum('views'), visits: sum('entries'), seen: sum('seen'), begun: sum('begun') },
    ...{ bySource: entriesBy('source'), byDevice: entriesBy('device') },
    robots: leftOut('robots'),
    prefetches: leftOut('prefetches'),
    askedNot: leftOut('asked not to be counted'),
  };
}

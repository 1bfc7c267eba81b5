import type { Database } from '#server/database/connection.ts';
import { dayAt } from './salts.ts';

const oneDay = 24 * 60 * 60 * 1000;

/** What told the visitors of earlier days apart goes first; counts go when they have had their time. */
export async function removeOldNumbers({ db }: Database, now: number, days: number): Promise<number> {
  const today = dayAt(now);
  await db.deleteFrom('visit_salts').where('day', '<', today).execute();
  await db.deleteFrom('visit_marks').where('day', '<', today).execute();
  const before = dayAt(now - days * oneDay);
  const counts = await db.deleteFrom('visit_counts').where('day', '<', before).executeTakeFirst();
  await db.deleteFrom('day_counts').where('day', '<', before).execute();
  return Number(counts.numDeletedRows);
}

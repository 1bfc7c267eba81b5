import type { Kysely } from 'kysely';
import type { Tables } from '#server/database/schema/tables.ts';
import type { PendingTally } from './pending.ts';

/** Adds what is counted by one name alone. */
export async function addTallies(db: Kysely<Tables>, tallies: PendingTally[]): Promise<void> {
  await db
    .insertInto('day_counts')
    .values(tallies.sort((a, b) => (`${a.kind} ${a.name}` < `${b.kind} ${b.name}` ? -1 : 1)))
    .onConflict((conflict) =>
      conflict.columns(['day', 'kind', 'name']).doUpdateSet(({ eb, ref }) => ({
        count: eb(ref('day_counts.count'), '+', ref('excluded.count')),
      })),
    )
    .execute();
}

import type { Database } from './database.ts';
import type { Migration } from './migrate.ts';

/** When the next process may take a turn at a job that one of them does for all. */
export type TurnTables = { turns: { job: string; next_at: string } };

export const turnMigrations: Migration[] = [
  {
    name: 'turns',
    up: async (trx) => {
      await trx.schema
        .createTable('turns')
        .addColumn('job', 'text', (column) => column.primaryKey())
        .addColumn('next_at', 'text', (column) => column.notNull())
        .execute();
    },
  },
];

/** Of all processes on a database one is told yes, once in `every` milliseconds. */
export async function takeTurn({ db }: Pick<Database, 'db'>, job: string, every: number): Promise<boolean> {
  const now = Date.now();
  const next_at = new Date(now + every).toISOString();
  const taken = await db
    .insertInto('turns')
    .values({ job, next_at })
    .onConflict((conflict) =>
      conflict
        .column('job')
        .doUpdateSet({ next_at })
        .where('turns.next_at', '<=', new Date(now).toISOString()),
    )
    .returning('job')
    .executeTakeFirst();
  return taken !== undefined;
}

import { sql } from 'kysely';
import { pino } from 'pino';
import { expect, inject, test } from 'vitest';
import { formForTable } from '#app/forms/definitions/registry.ts';
import type { Database } from '#server/database/connection.ts';
import { openDatabase } from '#server/database/database.ts';
import { filterSchema } from '#server/inbox/filter.ts';
import { readRows } from '#server/inbox/rows.ts';
import { newDatabase } from '#tests/support/postgres.ts';
import { rowWith, store } from '#tests/support/seed.ts';

const table = 'aerial_submissions';

test('no plan of PostgreSQL looks for a rare status in every row', async () => {
  const form = formForTable(table);
  if (!form) throw new Error('no such form');
  const databaseUrl = await newDatabase(inject('postgresUrl'));
  const database = await openDatabase({ databaseUrl, dataDirectory: '' }, pino({ level: 'silent' }));
  await store(
    database,
    table,
    Array.from({ length: 5000 }, () => rowWith(table, { status: 'done' })),
  );
  await sql`analyze ${sql.table(table)}`.execute(database.db);
  const seen = await database.db.transaction().execute(async (db) => {
    const onOneConnection: Database = { ...database, db };
    const read = (status: 'done' | 'in progress') =>
      readRows(onOneConnection, 'newest', {
        form,
        filter: filterSchema.parse({ status }),
        after: null,
        limit: 51,
      });
    // A statement with a name would after five times keep one plan, whatever is asked for.
    for (let turn = 0; turn < 10; turn++) expect(await read('done')).toHaveLength(51);
    const before = await rowsRead(onOneConnection);
    expect(await read('in progress')).toEqual([]);
    return { before, rare: (await rowsRead(onOneConnection)) - before };
  });
  await database.db.destroy();
  expect(seen.before).toBeGreaterThan(500);
  expect(seen.rare).toBeLessThan(50);
});

/** How many rows of the table this transaction has looked at. */
async function rowsRead({ db }: Database): Promise<number> {
  const { rows } = await sql<{ read: number }>`
    select (seq_tup_read + coalesce(idx_tup_fetch, 0))::int as read
    from pg_stat_xact_user_tables where relname = ${table}`.execute(db);
  return rows[0]?.read ?? 0;
}

import { sql } from 'kysely';
import type { Migration } from '#server/database/migrate.ts';

export type ProtectionTables = { visitor_counts: { key: string; since: string; count: number } };

export const protectionMigrations: Migration[] = [
  {
    name: 'counts of visitors',
    up: async (trx, engine) => {
      // A crash may forget the counts; without a write-ahead log they cost next to nothing.
      const unlogged = engine === 'postgres' ? sql`unlogged` : sql``;
      await sql`create ${unlogged} table visitor_counts
        (key text primary key, since text not null, count integer not null)`.execute(trx);
    },
  },
];

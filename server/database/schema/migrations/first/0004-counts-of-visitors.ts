import { sql } from 'kysely';
import type { Engine } from '#server/database/engine.ts';
import type { SchemaChange } from '../migration.ts';

export async function up(trx: SchemaChange, engine: Engine): Promise<void> {
  // A crash may forget the counts; without a write-ahead log they cost next to nothing.
  const unlogged = engine === 'postgres' ? sql`unlogged` : sql``;
  await sql`create ${unlogged} table visitor_counts
    (key text primary key, since text not null, count integer not null)`.execute(trx);
}

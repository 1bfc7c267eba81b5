import { sql, type Transaction } from 'kysely';
import { forms } from '#app/forms/definitions/registry.ts';
import type { Connection } from '#server/database/connection.ts';
import type { Engine } from '#server/database/engine.ts';
import { followAuthLibrary } from './auth-tables.ts';
import { followDefinitions } from './form-tables.ts';
import { migrations } from './migrations/list.ts';
import type { Tables } from './tables.ts';

/** Any number to agree on; processes that start together wait for each other on it. */
const migrationLock = 7_366_201;

export async function migrate({ db, engine }: Connection): Promise<void> {
  await db.transaction().execute(async (trx) => {
    // On SQLite the transaction itself is the lock: it begins immediate.
    if (engine === 'postgres') await sql`select pg_advisory_xact_lock(${migrationLock})`.execute(trx);
    await followAuthLibrary(trx, engine);
    await runPending(trx, engine);
    await followDefinitions(trx, engine, forms);
  });
}

async function runPending(trx: Transaction<Tables>, engine: Engine): Promise<void> {
  await trx.schema
    .createTable('schema_migrations')
    .ifNotExists()
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('applied_at', 'text', (column) => column.notNull())
    .execute();
  const applied = await trx.selectFrom('schema_migrations').select('name').execute();
  const names = new Set(applied.map(({ name }) => name));
  for (const { name, up } of migrations) {
    if (names.has(name)) continue;
    await up(trx, engine);
    await trx
      .insertInto('schema_migrations')
      .values({ name, applied_at: new Date().toISOString() })
      .execute();
  }
}

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RawBuilder, sql } from 'kysely';
import pg from 'pg';
import { pino } from 'pino';
import { contact } from '../app/forms/definitions/contact.ts';
import type { FormDefinition } from '../app/forms/engine/define-form.ts';
import type { Database } from '../server/database/connection.ts';
import { openDatabase } from '../server/database/database.ts';
import type { Engine } from '../server/database/engine.ts';
import { columnsOf, sharedColumns } from '../server/database/schema/columns.ts';
import { newDatabase, startPostgres } from '../tests/support/postgres.ts';

export type Place = {
  database: Database;
  databaseUrl: string | null;
  dataDirectory: string;
  environment: Record<string, string>;
};

/** Runs something on a new database with our tables and indexes, and removes it. */
export async function withDatabase<T>(engine: Engine, work: (place: Place) => Promise<T>): Promise<T> {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'prometheon-bench-'));
  const postgres = engine === 'postgres' ? await startPostgres() : null;
  const databaseUrl = postgres ? await newDatabase(postgres.url) : null;
  const database = await openDatabase({ databaseUrl, dataDirectory }, pino({ level: 'silent' }));
  const environment = { DATA_DIR: dataDirectory, ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}) };
  const result = await work({ database, databaseUrl, dataDirectory, environment });
  await database.db.destroy();
  await postgres?.stop();
  await rm(dataDirectory, { recursive: true, force: true });
  return result;
}

/** Fills a form's table up from so many rows to so many, with a second between each and the next. */
export async function seedRows(
  { database: { db, engine }, databaseUrl }: Place,
  from: number,
  to: number,
  form: FormDefinition = contact,
): Promise<void> {
  const numbers =
    engine === 'sqlite'
      ? sql`with recursive numbers(n) as (select ${sql.lit(from)} union all select n + 1 from numbers where n + 1 < ${sql.lit(to)})`
      : sql`with numbers as (select n from generate_series(${sql.lit(from)}, ${sql.lit(to - 1)}) n)`;
  const time =
    engine === 'sqlite'
      ? sql`strftime('%Y-%m-%dT%H:%M:%fZ', '2026-01-01', n || ' seconds')`
      : sql`timestamptz '2026-01-01Z' + n * interval '1 second'`;
  const message = sql`'For my daughter, who is fourteen and likes robots, number ' || n`;
  const written: Record<string, RawBuilder<unknown>> = {
    name: sql`'Ana María'`,
    email: sql`'ana' || n || '@example.org'`,
    subject: sql`'A class'`,
    message,
  };
  const shared: readonly string[] = sharedColumns.map(({ name }) => name);
  const own = columnsOf(form).filter(
    ({ name, nullable }) => !shared.includes(name) && (name in written || !nullable),
  );
  const text =
    sql`insert into ${sql.table(form.table)} (id, created_at, reference, status, search_text, ${sql.join(
      own.map(({ name }) => sql.ref(name)),
    )})
    ${numbers} select 'id-' || n, ${time}, 'R-' || n, 'new',
    lower('r-' || n || ' ana maria ana' || n || '@example.org a class ' || ${message}), ${sql.join(
      own.map(({ name }) => written[name] ?? sql`'Ana'`),
    )} from numbers`.compile(db);
  if (!databaseUrl) {
    await db.executeQuery(text);
    await sql`analyze`.execute(db);
    return;
  }
  // The site's own connections have a time limit.
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(text.sql);
  await client.query('vacuum analyze');
  await client.end();
}

/** The time of the row in the middle, from which a deep page starts. */
export function middleOf(rows: number): string {
  return new Date(Date.UTC(2026, 0, 1) + (rows / 2) * 1000).toISOString();
}

import { Kysely, PostgresDialect, sql } from 'kysely';
import type { Logger } from 'pino';
import { type Config, StartError } from '#server/config/config.ts';
import { migrate } from '#server/database/schema/migrate.ts';
import type { Tables } from '#server/database/schema/tables.ts';
import type { Database } from './connection.ts';
import { fileInPlace } from './file-in-place.ts';
import { addressesOf } from './hosts.ts';
import { plainReason } from './plain-reason.ts';
import { openPostgres, type TimeLimits, timeLimits } from './postgres.ts';
import { keepPrivate } from './private-files.ts';
import { openSqlite, sqliteDialect, sqliteFile } from './sqlite.ts';

type Place = Pick<Config, 'databaseUrl' | 'dataDirectory'>;

export async function openDatabase(place: Place, log: Logger, limits?: TimeLimits): Promise<Database> {
  // An index over a million rows takes longer than a visitor would wait.
  const unhurried = await connectDatabase(place, log, timeLimits.forCommands);
  await migrate(unhurried).catch(async (error: unknown) => {
    await unhurried.db.destroy();
    throw error;
  });
  if (unhurried.engine === 'sqlite') return unhurried;
  await unhurried.db.destroy();
  return connectDatabase(place, log, limits);
}

/** As it stands, without bringing its tables up to date. */
export async function connectDatabase(
  { databaseUrl, dataDirectory }: Place,
  log: Logger,
  limits: TimeLimits = timeLimits.forVisitors,
): Promise<Database> {
  keepPrivate(dataDirectory);
  try {
    const database = databaseUrl ? onPostgres(databaseUrl, log, limits) : onSqlite(dataDirectory);
    // Each host is asked once, and one more time if it wants to be asked otherwise.
    await answer(database, addressesOf(databaseUrl ?? '').length + 1);
    return database;
  } catch (error) {
    if (error instanceof StartError) throw error;
    const where = databaseUrl ? 'the one DATABASE_URL names' : sqliteFile(dataDirectory);
    const reason = plainReason(error) ?? (error instanceof Error ? error.message : 'unknown error');
    throw new StartError(`The database (${where}) cannot be used: ${reason}.`);
  }
}

function onSqlite(dataDirectory: string): Database {
  const file = openSqlite(dataDirectory);
  const inPlace = fileInPlace(sqliteFile(dataDirectory));
  const db = new Kysely<Tables>({ dialect: sqliteDialect(file, inPlace) });
  return { engine: 'sqlite', file, inPlace, db };
}

function onPostgres(url: string, log: Logger, limits: TimeLimits): Database {
  const pool = openPostgres(url, log, limits);
  return { engine: 'postgres', pool, db: new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }) };
}

async function answer(database: Database, tries: number): Promise<void> {
  try {
    await sql`select 1`.execute(database.db);
  } catch (error) {
    if (tries > 1) return answer(database, tries - 1);
    await database.db.destroy();
    throw error;
  }
}

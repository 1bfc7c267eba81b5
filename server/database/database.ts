import { Kysely, PostgresDialect, sql } from 'kysely';
import type { Logger } from 'pino';
import { type Config, StartError } from '#server/config/config.ts';
import { migrate } from '#server/database/schema/migrate.ts';
import type { Tables } from '#server/database/schema/tables.ts';
import type { Database } from './connection.ts';
import { fileInPlace } from './file-in-place.ts';
import { addressesOf } from './hosts.ts';
import { errorCode, openPostgres, type TimeLimits, timeLimits } from './postgres.ts';
import { keepPrivate } from './private-files.ts';
import { openSqlite, sqliteDialect, sqliteFile } from './sqlite.ts';

type Place = Pick<Config, 'databaseUrl' | 'dataDirectory'>;

export async function openDatabase(place: Place, log: Logger, limits?: TimeLimits): Promise<Database> {
  // An index over a million rows takes longer than a visitor would wait.
  const unhurried = await connectDatabase(place, log, timeLimits.forCommands);
  await migrate(unhurried);
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
  const database = databaseUrl ? onPostgres(databaseUrl, log, limits) : onSqlite(dataDirectory);
  // Each host is asked once, and one more time if it wants to be asked otherwise.
  await answer(database, addressesOf(databaseUrl ?? '').length + 1);
  return database;
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
  const { db, engine } = database;
  try {
    await sql`select 1`.execute(db);
  } catch (error) {
    if (tries > 1) return answer(database, tries - 1);
    await db.destroy();
    const where = engine === 'postgres' ? 'the one DATABASE_URL names' : 'the file in the data folder';
    throw new StartError(`The database (${where}) cannot be used: ${plainReason(error)}.`);
  }
}

function plainReason(error: unknown): string {
  const reasons: Record<string, string> = {
    ECONNREFUSED: 'nothing listens at that address',
    ENOTFOUND: 'its host name is unknown',
    ENOENT: 'its socket does not exist',
    '28P01': 'the password is wrong',
    '28000': 'that user may not sign in',
    '3D000': 'there is no database of that name',
  };
  const message = error instanceof Error ? error.message : 'unknown error';
  return reasons[errorCode(error)] ?? message.replace(/\.$/, '');
}

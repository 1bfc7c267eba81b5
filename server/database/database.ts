import { Kysely, sql } from 'kysely';
import type { Logger } from 'pino';
import { type Config, StartError } from '#server/config.ts';
import { migrate } from './migrate.ts';
import { errorCode, postgresDialect } from './postgres.ts';
import { sqliteDialect } from './sqlite.ts';
import type { Tables } from './tables.ts';

export type Engine = 'sqlite' | 'postgres';

export type Database = {
  engine: Engine;
  db: Kysely<Tables>;
};

export async function openDatabase(
  { databaseUrl, dataDirectory }: Pick<Config, 'databaseUrl' | 'dataDirectory'>,
  log: Logger,
): Promise<Database> {
  const dialect = databaseUrl ? postgresDialect(databaseUrl, log) : sqliteDialect(dataDirectory);
  const database: Database = {
    engine: databaseUrl ? 'postgres' : 'sqlite',
    db: new Kysely<Tables>({ dialect }),
  };
  await answer(database);
  await migrate(database);
  return database;
}

async function answer({ db, engine }: Database): Promise<void> {
  try {
    await sql`select 1`.execute(db);
  } catch (error) {
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

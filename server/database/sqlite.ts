import { accessSync, constants } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { type SqliteDatabase, SqliteDialect, type SqliteStatement } from 'kysely';
import { StartError } from '#server/config/config.ts';
import type { FileInPlace } from './file-in-place.ts';
import { makePrivateFile, makePrivateFolder } from './private-files.ts';

export function sqliteFile(dataDirectory: string): string {
  return join(dataDirectory, 'prometheon.sqlite');
}

export function openSqlite(dataDirectory: string): DatabaseSync {
  makeWritable(dataDirectory);
  makePrivateFile(sqliteFile(dataDirectory));
  const database = new DatabaseSync(sqliteFile(dataDirectory));
  // An acknowledged row must survive a power cut, hence FULL; other processes may hold the lock for a moment.
  database.exec('pragma busy_timeout = 4000');
  database.exec('pragma journal_mode = wal');
  database.exec('pragma synchronous = full');
  database.exec('pragma foreign_keys = on');
  // Erased is erased: what is deleted is overwritten in the file.
  database.exec('pragma secure_delete = on');
  return database;
}

export function sqliteDialect(database: DatabaseSync, inPlace: FileInPlace): SqliteDialect {
  return new SqliteDialect({ database: asKyselyDatabase(database, inPlace) });
}

function makeWritable(dataDirectory: string): void {
  try {
    makePrivateFolder(dataDirectory);
    accessSync(dataDirectory, constants.W_OK | constants.X_OK);
  } catch {
    throw new StartError(
      `The data folder ${dataDirectory} cannot be written to. Make it writable or name another with DATA_DIR.`,
    );
  }
}

/** The program has some hundred different statements; a search with odd filters may make more. */
const keptStatements = 500;

function asKyselyDatabase(database: DatabaseSync, inPlace: FileInPlace): SqliteDatabase {
  const kept = new Map<string, SqliteStatement>();
  const prepare = (text: string) => {
    const statement = asKyselyStatement(database, text);
    if (kept.size < keptStatements) kept.set(text, statement);
    return statement;
  };
  return {
    close: () => database.close(),
    prepare: (text) => {
      inPlace.confirmNowAndThen();
      const asked = asOurs(database, text);
      return kept.get(asked) ?? prepare(asked);
    },
  };
}

function asOurs(database: DatabaseSync, text: string): string {
  // A deferred transaction that reads first cannot always be upgraded when another process writes.
  if (text === 'begin') return 'begin immediate';
  // A full disk has rolled back by itself; to ask again would fail and hide why.
  return text === 'rollback' && !database.isTransaction ? 'select null' : text;
}

function asKyselyStatement(database: DatabaseSync, text: string): SqliteStatement {
  const statement = database.prepare(text);
  const values = (parameters: readonly unknown[]) => parameters.map(asInput);
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...values(parameters)),
    run: (parameters) => statement.run(...values(parameters)),
    // One that is being read from must not be begun anew by somebody else.
    iterate: (parameters) => database.prepare(text).iterate(...values(parameters)),
  };
}

/** What SQLite can hold of what we store: JSON and times are text, yes and no are 1 and 0. */
export function asInput(value: unknown): SQLInputValue {
  if (value === undefined || value === null) return null;
  if (typeof value === 'boolean') return Number(value);
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint') return value;
  throw new TypeError(`SQLite cannot hold a value of type ${typeof value}`);
}

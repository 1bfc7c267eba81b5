import type { DatabaseSync } from 'node:sqlite';
import type { Kysely } from 'kysely';
import type pg from 'pg';
import type { Engine } from './engine.ts';
import type { FileInPlace } from './file-in-place.ts';
import type { Tables } from './schema/tables.ts';

/** Queries go through `db`; the write path of a submission speaks to the engine itself. */
export type Database = { db: Kysely<Tables> } & (SqliteEngine | PostgresEngine);
export type SqliteEngine = { engine: 'sqlite'; file: DatabaseSync; inPlace: FileInPlace };
export type PostgresEngine = { engine: 'postgres'; pool: pg.Pool };

/** A database, or one transaction on it. */
export type Connection = { engine: Engine; db: Kysely<Tables> };

import { createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createZstdCompress } from 'node:zlib';
import { sql } from 'kysely';
import type { Connection, Database } from '#server/database/connection.ts';
import { listTables, type WholeTable } from '#server/database/list-tables.ts';
import { openNewPrivateFile } from '#server/database/private-files.ts';
import { beginSnapshot, countRows, readWholeTable } from '#server/database/whole-tables.ts';
import { tableDigest } from './digest.ts';
import {
  BackupError,
  type EndLine,
  formatVersion,
  type Head,
  leftOut,
  sealOf,
  startSeal,
  type TableLine,
  type TableSums,
} from './format.ts';

export type Progress = (done: number, total: number, what: string) => void;
export type Written = { rows: number; bytes: number; tables: TableSums };
type WriteOptions = { progress?: Progress; signal?: AbortSignal };

/**
 * Everything in the database at one moment, into one file that is whole or not there. The connection is
 * held until it is done, so the database must have been opened for this alone.
 */
export async function writeBackup(
  { db, engine }: Database,
  file: string,
  options?: WriteOptions,
): Promise<Written> {
  return db.connection().execute(async (connection) => {
    const snapshot = { db: connection, engine };
    await beginSnapshot(snapshot);
    try {
      return await writeSnapshot(snapshot, file, options);
    } finally {
      await sql`rollback`.execute(connection);
    }
  });
}

/** The same inside a transaction, which must keep others from changing what is read. */
export async function writeSnapshot(
  snapshot: Connection,
  file: string,
  { progress = () => undefined, signal }: WriteOptions = {},
): Promise<Written> {
  const tables = (await listTables(snapshot)).filter(({ name }) => !leftOut.has(name));
  if (tables.length === 0) throw new BackupError('There is nothing to back up yet: the database is empty.');
  const head = await headOf(snapshot, tables);
  const sums: TableSums = {};
  const bytes = await writeWhole(file, lines(snapshot, head, tables, sums, progress), signal);
  return { rows: rowsOf(head), bytes, tables: sums };
}

export function rowsOf({ tables }: Head): number {
  return tables.reduce((sum, { rows }) => sum + rows, 0);
}

async function headOf(snapshot: Connection, tables: WholeTable[]): Promise<Head> {
  const migrations = await snapshot.db
    .selectFrom('schema_migrations')
    .select('name')
    .orderBy('name')
    .execute();
  const described: Head['tables'] = [];
  for (const { name, columns } of tables)
    described.push({
      name,
      columns: columns.map((column) => column.name),
      rows: await countRows(snapshot, name),
    });
  return {
    prometheonBackup: formatVersion,
    madeAt: new Date().toISOString(),
    engine: snapshot.engine,
    migrations: migrations.map(({ name }) => name),
    tables: described,
  };
}

async function* lines(
  snapshot: Connection,
  head: Head,
  tables: WholeTable[],
  sums: TableSums,
  progress: Progress,
): AsyncGenerator<string> {
  let done = 0;
  yield `${JSON.stringify(head)}\n`;
  for (const [index, table] of tables.entries()) {
    const digest = tableDigest();
    yield `${JSON.stringify({ table: table.name } satisfies TableLine)}\n`;
    for await (const rows of readWholeTable(snapshot, table, head.tables[index]?.columns ?? [])) {
      for (const row of rows) digest.add(row);
      yield rows.map((row) => `${JSON.stringify(row)}\n`).join('');
      done += rows.length;
      progress(done, rowsOf(head), table.name);
    }
    sums[table.name] = digest.sum();
  }
  yield `${JSON.stringify({ end: sums } satisfies EndLine)}\n`;
}

/** Under another name until everything is on the disk. */
async function writeWhole(file: string, text: AsyncIterable<string>, signal?: AbortSignal): Promise<number> {
  const partial = `${file}.${process.pid}.partial`;
  // There before anything can go wrong, so that it can be taken away again.
  const output = createWriteStream(partial, { fd: openNewPrivateFile(partial) });
  try {
    await pipeline(text, createZstdCompress(), sealed, output, { signal });
    await sync(partial);
    await rename(partial, file);
    await sync(dirname(file));
    return output.bytesWritten;
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
}

async function* sealed(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const hash = startSeal();
  for await (const chunk of chunks) {
    hash.update(chunk);
    yield chunk;
  }
  yield sealOf(hash);
}

async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

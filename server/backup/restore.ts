import { basename } from 'node:path';
import { sql } from 'kysely';
import { forms } from '#app/forms/definitions/registry.ts';
import type { Connection, Database } from '#server/database/connection.ts';
import { listTables, type WholeTable } from '#server/database/list-tables.ts';
import { catchUpCounters, holdWriters, insertBatch, readWholeTable } from '#server/database/whole-tables.ts';
import { tableDigest } from './digest.ts';
import { BackupError, type Head, leftOut, type TableSums } from './format.ts';
import { type Backup, readRows } from './read.ts';
import { type Progress, rowsOf } from './write.ts';

type RestoreOptions = {
  /** Called when submissions or accounts are there, before they go. Without it they stay, and the restore is refused. */
  keepReplaced?: (replaced: Connection) => Promise<unknown>;
  progress?: Progress;
  /** Belongs to the same transaction, when everything is there. */
  finish?: (restored: Connection) => Promise<unknown>;
};

/**
 * Puts a backup in the place of what a migrated database holds, in one transaction that ends only when
 * the rows read back from it are those of the backup.
 */
export async function restoreBackup(
  { db, engine }: Database,
  backup: Backup,
  { keepReplaced = refuseFull, progress = () => undefined, finish }: RestoreOptions = {},
): Promise<TableSums> {
  return db.transaction().execute(async (trx) => {
    const target = { db: trx, engine };
    const tables = (await listTables(target)).filter(({ name }) => !leftOut.has(name));
    await refuseNewer(target, backup.head, tables);
    await holdWriters(target, tables);
    // Nobody else writes from here to the end, so nothing comes between what is kept and what is replaced.
    if (await isFull(target)) await keepReplaced(target);
    for (const { name } of tables.toReversed()) await sql`delete from ${sql.table(name)}`.execute(trx);

    const sums = await insertRows(target, backup, tables, progress);
    for (const table of tables) await catchUpCounters(target, table);
    await compare(target, backup, tables, sums, progress);
    await finish?.(target);
    return sums;
  });
}

async function refuseNewer({ db }: Connection, head: Head, tables: WholeTable[]): Promise<void> {
  const known = await db.selectFrom('schema_migrations').select('name').execute();
  const names = new Set(known.map(({ name }) => name));
  const columns = new Map(
    tables.map((table) => [table.name, new Set(table.columns.map(({ name }) => name))]),
  );
  const unknown =
    head.migrations.find((name) => !names.has(name)) ??
    head.tables.find(({ name }) => !columns.has(name))?.name ??
    head.tables
      .flatMap((table) => table.columns.map((column) => [table.name, column] as const))
      .find(([table, column]) => !columns.get(table)?.has(column))
      ?.join('.');
  if (unknown)
    throw new BackupError(
      `That backup was made by a newer version of the site (this one does not know “${unknown}”). Update the site, then restore.`,
    );
}

async function isFull({ db }: Connection): Promise<boolean> {
  for (const table of ['user', ...forms.map((form) => form.table)]) {
    const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(db);
    if (rows.length > 0) return true;
  }
  return false;
}

async function refuseFull(): Promise<never> {
  throw new BackupError(
    'The database holds submissions or accounts already. Add --overwrite to replace everything in it.',
  );
}

async function insertRows(
  target: Connection,
  backup: Backup,
  tables: WholeTable[],
  progress: Progress,
): Promise<TableSums> {
  const columnsOf = new Map(backup.head.tables.map(({ name, columns }) => [name, columns]));
  let sums: TableSums = {};
  let done = 0;
  const ended = (end: TableSums) => {
    sums = end;
  };
  for await (const { table: name, rows } of readRows(backup, ended)) {
    const table = tables.find((table) => table.name === name);
    const columns = columnsOf.get(name);
    if (!table || !columns) continue;
    await insertBatch(target, table, columns, rows);
    done += rows.length;
    progress(done, rowsOf(backup.head), name);
  }
  return sums;
}

async function compare(
  target: Connection,
  { file, head }: Backup,
  tables: WholeTable[],
  sums: TableSums,
  progress: Progress,
): Promise<void> {
  let done = 0;
  for (const { name, columns } of head.tables) {
    const table = tables.find((table) => table.name === name);
    if (!table) continue;
    const digest = tableDigest();
    for await (const rows of readWholeTable(target, table, columns)) {
      for (const row of rows) digest.add(row);
      done += rows.length;
      progress(done, rowsOf(head), `comparing ${name}`);
    }
    const restored = digest.sum();
    const expected = sums[name];
    if (restored.rows !== expected?.rows || restored.digest !== expected.digest)
      throw new BackupError(
        `${name} differs from ${basename(file)} after restoring it (${restored.rows} of ${expected?.rows} rows).`,
      );
  }
}

import { CompiledQuery, type Kysely, sql } from 'kysely';
import type { Tables } from '#server/database/schema/tables.ts';
import type { Connection } from './connection.ts';
import type { WholeTable } from './list-tables.ts';

/** What a cell is on both engines: JSON and times as text, yes and no as 1 and 0. */
export type Cell = string | number | null;

const batchSize = 1000;

/** Every later statement sees the database as it is at the first one, whatever others write meanwhile. */
export async function beginSnapshot({ db, engine }: Connection): Promise<void> {
  await (engine === 'postgres'
    ? sql`begin isolation level repeatable read read only`
    : sql`begin deferred`
  ).execute(db);
}

export async function countRows({ db }: Connection, table: string): Promise<number> {
  const { rows } = await sql<{ rows: number }>`select count(*) as rows from ${sql.table(table)}`.execute(db);
  return Number(rows[0]?.rows);
}

/** All rows in batches, inside a transaction; the columns in the order they are asked for. */
export async function* readWholeTable(
  { db, engine }: Connection,
  table: WholeTable,
  columns: readonly string[],
): AsyncGenerator<Cell[][]> {
  const batches = engine === 'postgres' ? readByCursor : readByRowid;
  for await (const rows of batches(db, table, columns))
    yield rows.map((row) => columns.map((column) => asCell(table.name, column, row[column])));
}

type Row = Record<string, unknown>;

async function* readByCursor(
  db: Kysely<Tables>,
  table: WholeTable,
  columns: readonly string[],
): AsyncGenerator<Row[]> {
  const casts: Record<string, string> = { json: 'text', jsonb: 'text', bool: 'int' };
  const selected = columns.map((name) => {
    const cast = casts[table.columns.find((column) => column.name === name)?.type ?? ''];
    return cast ? sql`${sql.ref(name)}::${sql.raw(cast)} as ${sql.ref(name)}` : sql.ref(name);
  });
  await sql`declare every_row no scroll cursor for select ${sql.join(selected)} from ${sql.table(table.name)}`.execute(
    db,
  );
  for (;;) {
    const { rows } = await sql<Row>`fetch ${sql.lit(batchSize)} from every_row`.execute(db);
    if (rows.length === 0) break;
    yield rows;
  }
  await sql`close every_row`.execute(db);
}

async function* readByRowid(
  db: Kysely<Tables>,
  table: WholeTable,
  columns: readonly string[],
): AsyncGenerator<Row[]> {
  const text = sql`select rowid as "rowid", ${sql.join(columns.map((name) => sql.ref(name)))}
    from ${sql.table(table.name)} where rowid > ${-1} order by rowid limit ${sql.lit(batchSize)}`.compile(
    db,
  ).sql;
  for (let after: unknown = Number.MIN_SAFE_INTEGER; ; ) {
    const { rows } = await db.executeQuery<Row>(CompiledQuery.raw(text, [after]));
    const last = rows.at(-1);
    if (!last) break;
    yield rows;
    after = last.rowid;
  }
}

function asCell(table: string, column: string, value: unknown): Cell {
  if (value === null || typeof value === 'string' || typeof value === 'number') return value;
  throw new Error(`column ${column} of ${table} holds what a backup cannot carry`);
}

/** The whole batch travels as one parameter; each engine takes it apart by itself. */
export async function insertBatch(
  { db, engine }: Connection,
  table: WholeTable,
  columns: readonly string[],
  rows: readonly Cell[][],
): Promise<void> {
  const given = table.columns.filter(({ name, mustBeGiven }) => mustBeGiven || columns.includes(name));
  const names = given.map(({ name }) => sql.ref(name));
  const values = given.map(({ name, type }) => {
    const index = columns.indexOf(name);
    const text = index < 0 ? sql.lit(nothingOf(type)) : sql`value ->> ${sql.lit(index)}`;
    return engine === 'postgres' ? sql`(${text})::${sql.raw(type)}` : text;
  });
  const source =
    engine === 'postgres'
      ? sql`jsonb_array_elements(${JSON.stringify(rows)}::jsonb) as batch(value)`
      : sql`json_each(${JSON.stringify(rows)})`;
  await sql`insert into ${sql.table(table.name)} (${sql.join(names)})
    select ${sql.join(values)} from ${source}`.execute(db);
}

/** For a column that a backup does not know yet and that refuses null. */
function nothingOf(type: string): string {
  if (/^(int|float|numeric|real|double|bool)/.test(type)) return '0';
  if (/^(date|time)/.test(type)) return new Date(0).toISOString();
  return type.startsWith('json') ? '{}' : '';
}

/** Keeps others from writing until the transaction ends; on SQLite beginning it has done so already. */
export async function holdWriters({ db, engine }: Connection, tables: readonly WholeTable[]): Promise<void> {
  if (engine === 'sqlite') return;
  const names = sql.join(tables.map(({ name }) => sql.table(name)));
  await sql`lock table ${names} in exclusive mode`.execute(db);
}

/** PostgreSQL counts on where a column's own counter stands, whatever was inserted. */
export async function catchUpCounters(
  { db, engine }: Connection,
  { name, columns }: WholeTable,
): Promise<void> {
  if (engine === 'sqlite') return;
  for (const column of columns.filter(({ counts }) => counts))
    await sql`select setval(pg_get_serial_sequence(${`"${name}"`}, ${column.name}), max(${sql.ref(column.name)}))
      from ${sql.table(name)}`.execute(db);
}

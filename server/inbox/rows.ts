import type { FormDefinition } from '#app/forms/define-form.ts';
import type { Database } from '#server/database/database.ts';
import { columnsOf, type SubmissionRow, type SubmissionTable } from '#server/database/tables.ts';
import { type Filter, looksAtEveryRow, matches, type SubmissionBuilder } from './filter.ts';

/** A place between two rows. Rows are ordered by it, and neither part of it ever changes. */
export type Position = { createdAt: string; id: string };

export type Reading = {
  form: FormDefinition;
  filter: Filter;
  oldestFirst?: boolean;
  after: Position | null;
  limit: number;
};

/** A search looks through this many rows at a time, so that no single statement takes long. */
export const searchWindow = 10_000;

const internal = new Set(['idempotency_key', 'request_hash', 'search_text']);

export function shownColumns(form: FormDefinition): string[] {
  return columnsOf(form)
    .map(({ name }) => name)
    .filter((name) => !internal.has(name));
}

/** The next rows after a position: paging and exports read in this one way. */
export async function readRows(database: Database, reading: Reading): Promise<SubmissionRow[]> {
  if (!looksAtEveryRow(reading.filter)) return readBetween(database, reading, reading.after, null);
  const rows: SubmissionRow[] = [];
  let after = reading.after;
  while (rows.length < reading.limit) {
    const end = await windowEnd(database, reading, after);
    const limit = reading.limit - rows.length;
    rows.push(...(await readBetween(database, { ...reading, limit }, after, end)));
    if (!end) break;
    after = end;
  }
  return rows;
}

export function positionOf({ created_at, id }: Pick<SubmissionRow, 'created_at' | 'id'>): Position {
  return { createdAt: created_at, id };
}

async function readBetween(
  { db, engine }: Database,
  { form, filter, limit, oldestFirst }: Reading,
  after: Position | null,
  last: Position | null,
): Promise<SubmissionRow[]> {
  const direction = oldestFirst ? 'asc' : 'desc';
  let query = db
    .selectFrom(form.table as SubmissionTable)
    .select(shownColumns(form))
    .where(matches(form, filter))
    .orderBy('created_at', direction)
    .orderBy('id', direction)
    .limit(limit);
  if (after) query = query.where(beyond(after, oldestFirst ? '>' : '<'));
  if (last) query = query.where(beyond(last, oldestFirst ? '<=' : '>='));
  const rows = (await query.execute()) as SubmissionRow[];
  return engine === 'sqlite' ? withParsedJson(form, rows) : rows;
}

/** The last row of the window that begins after a position; null when fewer rows are left. */
export async function windowEnd(
  { db }: Database,
  { form, oldestFirst }: Pick<Reading, 'form' | 'oldestFirst'>,
  after: Position | null,
): Promise<Position | null> {
  const direction = oldestFirst ? 'asc' : 'desc';
  let query = db
    .selectFrom(form.table as SubmissionTable)
    .select(['created_at', 'id'])
    .orderBy('created_at', direction)
    .orderBy('id', direction)
    .offset(searchWindow - 1)
    .limit(1);
  if (after) query = query.where(beyond(after, oldestFirst ? '>' : '<'));
  const row = await query.executeTakeFirst();
  return row ? positionOf(row) : null;
}

export function beyond({ createdAt, id }: Position, comparison: '<' | '<=' | '>' | '>=') {
  return (eb: SubmissionBuilder) => eb(eb.refTuple('created_at', 'id'), comparison, eb.tuple(createdAt, id));
}

/** SQLite keeps JSON as text. */
export function withParsedJson(form: FormDefinition, rows: SubmissionRow[]): SubmissionRow[] {
  const names = columnsOf(form)
    .filter(({ type }) => type === 'json')
    .map(({ name }) => name);
  for (const row of rows)
    for (const name of names)
      if (typeof row[name] === 'string') Object.assign(row, { [name]: JSON.parse(row[name]) });
  return rows;
}

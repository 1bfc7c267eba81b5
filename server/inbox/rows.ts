import type { AliasedRawBuilder } from 'kysely';
import type { FormDefinition } from '#app/forms/define-form.ts';
import type { Sort } from '#app/inbox/sorts.ts';
import type { Database } from '#server/database/database.ts';
import { columnsOf, type SubmissionRow, type SubmissionTable } from '#server/database/tables.ts';
import { type Filter, looksAtEveryRow, matches } from './filter.ts';
import {
  beyond,
  isStatusSort,
  newestFirst,
  type Order,
  orderOf,
  type Position,
  positionIn,
  type StatusSort,
  statusesInOrder,
} from './order.ts';

type Reading = {
  form: FormDefinition;
  filter: Filter;
  after: Position | null;
  limit: number;
  /** Instead of every column that is shown. */
  only?: readonly (string | AliasedRawBuilder<string, string>)[];
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
export function readRows(database: Database, sort: Sort, reading: Reading): Promise<SubmissionRow[]> {
  if (isStatusSort(sort)) return readByStatus(database, sort, reading);
  return readInOrder(database, orderOf(reading.form, sort), reading);
}

async function readByStatus(
  database: Database,
  sort: StatusSort,
  reading: Reading,
): Promise<SubmissionRow[]> {
  const [current, ...after] = reading.after ?? [];
  const inOrder = statusesInOrder(sort, reading.filter);
  const left = current ? inOrder.slice(inOrder.indexOf(current as (typeof inOrder)[number])) : inOrder;
  const rows: SubmissionRow[] = [];
  for (const status of left) {
    const page = await readInOrder(database, newestFirst, {
      ...reading,
      filter: { ...reading.filter, status },
      after: status === current ? after : null,
      limit: reading.limit - rows.length,
    });
    rows.push(...page);
    if (rows.length >= reading.limit) break;
  }
  return rows;
}

async function readInOrder(database: Database, order: Order, reading: Reading): Promise<SubmissionRow[]> {
  if (order.columns.length === 2 && !looksAtEveryRow(reading.filter))
    return readBetween(database, order, reading, null);
  const rows: SubmissionRow[] = [];
  let { after } = reading;
  while (rows.length < reading.limit) {
    const end = await windowEnd(database, order, reading.form, after);
    const limit = reading.limit - rows.length;
    rows.push(...(await readBetween(database, order, { ...reading, after, limit }, end)));
    if (!end) break;
    after = end;
  }
  return rows;
}

async function readBetween(
  { db, engine }: Database,
  order: Order,
  { form, filter, after, limit, only }: Reading,
  last: Position | null,
): Promise<SubmissionRow[]> {
  const rises = order.direction === 'asc';
  let query = db
    .selectFrom(form.table as SubmissionTable)
    .select([...(only ?? shownColumns(form))])
    .where(matches(form, filter, { throughIndex: order.columns.length === 2 }))
    .limit(limit);
  for (const column of order.columns) query = query.orderBy(column, order.direction);
  if (after) query = query.where(beyond(order, after, rises ? '>' : '<'));
  if (last) query = query.where(beyond(order, last, rises ? '<=' : '>='));
  const rows = (await query.execute()) as SubmissionRow[];
  return engine === 'sqlite' && !only ? withParsedJson(form, rows) : rows;
}

/** The last row of the window that begins after a position; null when fewer rows are left. */
export async function windowEnd(
  { db }: Database,
  order: Order,
  form: FormDefinition,
  after: Position | null,
): Promise<Position | null> {
  let query = db
    .selectFrom(form.table as SubmissionTable)
    .select([...order.columns])
    .offset(searchWindow - 1)
    .limit(1);
  for (const column of order.columns) query = query.orderBy(column, order.direction);
  if (after) query = query.where(beyond(order, after, order.direction === 'asc' ? '>' : '<'));
  const row = (await query.executeTakeFirst()) as Partial<SubmissionRow> | undefined;
  return row ? positionIn(order, row) : null;
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

import { sql } from 'kysely';
import type { FormDefinition } from '#app/forms/engine/define-form.ts';
import type { Sort } from '#app/inbox/sorts.ts';
import type { Database } from '#server/database/connection.ts';
import type { SubmissionRow } from '#server/database/schema/tables.ts';
import { type Filter, looksAtEveryRow, matches } from './filter.ts';
import {
  between,
  isStatusSort,
  newestFirst,
  type Order,
  orderBy,
  orderOf,
  type Position,
  placeColumns,
  positionIn,
  type StatusSort,
  statusesInOrder,
} from './order.ts';
import type { RecordWriter } from './records.ts';

type Reading = {
  form: FormDefinition;
  filter: Filter;
  after: Position | null;
  limit: number;
  record: RecordWriter;
  /** Whether each row also says which one of the table is the newest. */
  tellNewest?: boolean;
};

/** A row as its record, and the columns that say where it stands. */
export type ReadRow = Partial<SubmissionRow> & { record: string; newest_id?: string };

/** A search looks through this many rows at a time, so that no single statement takes long. */
export const searchWindow = 10_000;

/** The next rows after a position: paging and exports read in this one way. */
export function readRows(database: Database, sort: Sort, reading: Reading): Promise<ReadRow[]> {
  if (isStatusSort(sort)) return readByStatus(database, sort, reading);
  return readInOrder(database, orderOf(reading.form, sort), reading);
}

async function readByStatus(database: Database, sort: StatusSort, reading: Reading): Promise<ReadRow[]> {
  const [current, ...after] = reading.after ?? [];
  const inOrder = statusesInOrder(sort, reading.filter);
  const left = current ? inOrder.slice(inOrder.indexOf(current as (typeof inOrder)[number])) : inOrder;
  const rows: ReadRow[] = [];
  for (const status of left) {
    const page = await readInOrder(database, newestFirst, {
      ...reading,
      filter: { ...reading.filter, status },
      after: status === current ? after : null,
    });
    rows.push(...page.map((row) => ({ ...row, status })));
    if (rows.length >= reading.limit) break;
  }
  return rows.slice(0, reading.limit);
}

async function readInOrder(database: Database, order: Order, reading: Reading): Promise<ReadRow[]> {
  if (order.columns.length === 2 && !looksAtEveryRow(reading.filter))
    return readBetween(database, order, reading, null);
  const rows: ReadRow[] = [];
  let { after } = reading;
  while (rows.length < reading.limit) {
    const end = await windowEnd(database, order, reading.form, after);
    rows.push(...(await readBetween(database, order, { ...reading, after }, end)));
    if (!end) break;
    after = end;
  }
  return rows.slice(0, reading.limit);
}

/**
 * Written as SQL: building the same statement node by node takes longer than the database does. The limit stands
 * in its text, since both engines plan a statement anew, each time it is asked, whose limit is a parameter.
 */
async function readBetween(
  { db, engine }: Database,
  order: Order,
  { form, filter, after, limit, record, tellNewest }: Reading,
  last: Position | null,
): Promise<ReadRow[]> {
  const table = sql.raw(form.table);
  const newest = sql`, (select id from ${table} ${orderBy(newestFirst)} limit 1) as newest_id`;
  const { rows } = await sql<ReadRow>`
    select ${placeColumns(order)}, ${sql.raw(record(form, engine))} as record ${tellNewest ? newest : sql``}
    from ${table} where ${matches(form, filter, { throughIndex: order.columns.length === 2 })}
    and ${between(order, after, last)} ${orderBy(order)} limit ${sql.lit(limit)}`.execute(db);
  return rows;
}

/** The last row of the window that begins after a position; null when fewer rows are left. */
export async function windowEnd(
  { db }: Database,
  order: Order,
  form: FormDefinition,
  after: Position | null,
): Promise<Position | null> {
  const { rows } = await sql<Partial<SubmissionRow>>`
    select ${placeColumns(order)} from ${sql.raw(form.table)} where ${between(order, after, null)}
    ${orderBy(order)} limit 1 offset ${sql.lit(searchWindow - 1)}`.execute(db);
  return rows[0] ? positionIn(order, rows[0]) : null;
}

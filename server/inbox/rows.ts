import { sql } from 'kysely';
import type { FormDefinition } from '#app/forms/engine/define-form.ts';
import type { Submission } from '#app/inbox/answers.ts';
import type { Sort } from '#app/inbox/sorts.ts';
import type { Database } from '#server/database/connection.ts';
import { type Filter, looksAtEveryRow, matches } from './filter.ts';
import {
  between,
  inOrder,
  isStatusSort,
  type Order,
  orderOf,
  orderWithin,
  type Position,
  type StatusSort,
  statusesInOrder,
} from './order.ts';
import { selectShown } from './records.ts';
import { throughWindows } from './windows.ts';

type Reading = { form: FormDefinition; filter: Filter; after: Position | null; limit: number };

/** The next rows after a position, as staff see them. */
export function readRows(database: Database, sort: Sort, reading: Reading): Promise<Submission[]> {
  if (isStatusSort(sort)) return readByStatus(database, sort, reading);
  return readInOrder(database, orderOf(reading.form, sort), reading);
}

async function readByStatus(database: Database, sort: StatusSort, reading: Reading): Promise<Submission[]> {
  const [current, ...after] = reading.after ?? [];
  const shown = statusesInOrder(sort, reading.filter);
  const names: readonly string[] = shown;
  const rows: Submission[] = [];
  for (const status of shown.slice(current ? names.indexOf(current) : 0)) {
    const page = await readInOrder(database, orderWithin(sort, status), {
      ...reading,
      filter: { ...reading.filter, status },
      after: status === current ? after : null,
    });
    rows.push(...page);
    if (rows.length >= reading.limit) break;
  }
  return rows.slice(0, reading.limit);
}

async function readInOrder(database: Database, order: Order, reading: Reading): Promise<Submission[]> {
  if (order.columns.length === 2 && !looksAtEveryRow(reading.filter))
    return readBetween(database, order, { ...reading, last: null });
  const rows: Submission[] = [];
  const pages = throughWindows(
    database,
    reading.form,
    order,
    ({ after, last }) => readBetween(database, order, { ...reading, after, last }),
    { start: reading.after },
  );
  for await (const page of pages) {
    rows.push(...page);
    if (rows.length >= reading.limit) break;
  }
  return rows.slice(0, reading.limit);
}

/** What a filter shows between two places. The limit stands in the text: SQLite keeps the plan of each text. */
export async function readBetween(
  database: Database,
  order: Order,
  { form, filter, after, last, limit }: Reading & { last: Position | null },
): Promise<Submission[]> {
  const { query, toRecord } = selectShown(database, form);
  const rows = await query
    .where(matches(form, filter, { throughIndex: order.columns.length === 2 }))
    .where(between(order, after, last))
    .orderBy(inOrder(order))
    .limit(sql.lit(limit))
    .execute();
  return rows.map(toRecord);
}

import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { FormDefinition } from '#app/forms/engine/define-form.ts';
import type { Sort } from '#app/inbox/sorts.ts';
import { type Status, statuses } from '#app/inbox/statuses.ts';
import { nameColumn } from '#server/database/schema/columns.ts';
import type { Filter } from './filter.ts';
import { isMoment } from './moments.ts';

/** Rows in the order of these columns, the last of which is the id. None of them is ever empty or changes. */
export type Order = { columns: readonly string[]; direction: 'asc' | 'desc' };

/** A place between two rows: the values of an order's columns. */
export type Position = readonly string[];

export const newestFirst: Order = { columns: ['created_at', 'id'], direction: 'desc' };
export const oldestFirst: Order = { columns: ['created_at', 'id'], direction: 'asc' };

/** Every order has its index: see `database/schema/form-tables.ts`. */
export function orderOf(form: FormDefinition, sort: Exclude<Sort, StatusSort>): Order {
  const name = nameColumn(form);
  const orders: Record<typeof sort, Order> = {
    newest: newestFirst,
    oldest: oldestFirst,
    name: { columns: [name, 'created_at', 'id'], direction: 'asc' },
    '-name': { columns: [name, 'created_at', 'id'], direction: 'desc' },
    email: { columns: ['email', 'created_at', 'id'], direction: 'asc' },
    '-email': { columns: ['email', 'created_at', 'id'], direction: 'desc' },
  };
  return orders[sort];
}

export function positionIn({ columns }: Order, row: Record<string, unknown>): Position {
  return columns.map((name) => String(row[name]));
}

export function inOrder({ columns, direction }: Order): RawBuilder<unknown> {
  return sql.raw(columns.map((name) => `"${name}" ${direction}`).join(', '));
}

/** What comes after one place, up to another and with it. */
export function between(order: Order, after: Position | null, last: Position | null): RawBuilder<SqlBool> {
  const [further, upTo] = order.direction === 'asc' ? (['>', '<='] as const) : (['<', '>='] as const);
  const columns = sql.join(order.columns.map((name) => sql.ref(name)));
  const compared = (comparison: string, position: Position | null) =>
    position
      ? sql<SqlBool>`(${columns}) ${sql.raw(comparison)} (${sql.join([...position])})`
      : sql<SqlBool>`true`;
  return sql`${compared(further, after)} and ${compared(upTo, last)}`;
}

/** `due` too: what is to be answered is what is new, and of one form the oldest is due first. */
export type StatusSort = 'status' | '-status' | 'due';

export function isStatusSort(sort: Sort): sort is StatusSort {
  return sort === 'status' || sort === '-status' || sort === 'due';
}

/** A list by status is one list after the other: as fast as each of them is. */
export function statusesInOrder(sort: StatusSort, { status, spam }: Filter): Status[] {
  const shown = statuses.filter((one) => {
    if (status) return one === status;
    return spam === 'with' || (one === 'spam') === (spam === 'only');
  });
  return sort === '-status' ? shown.reverse() : shown;
}

export function orderWithin(sort: StatusSort, status: Status): Order {
  return sort === 'due' && status === 'new' ? oldestFirst : newestFirst;
}

/** Where a page ends, as its cursor holds it. */
export function positionOf(form: FormDefinition, sort: Sort, row: Record<string, unknown>): Position {
  if (isStatusSort(sort)) return [String(row.status), ...positionIn(newestFirst, row)];
  return positionIn(orderOf(form, sort), row);
}

/** Whether what a cursor says can be a place in this order. */
export function isPosition(sort: Sort, values: unknown): values is Position {
  const length = sort === 'newest' || sort === 'oldest' ? 2 : 3;
  if (!Array.isArray(values) || values.length !== length) return false;
  if (!values.every((value) => typeof value === 'string' && !value.includes('\0'))) return false;
  if (isStatusSort(sort) && !statuses.includes(values[0])) return false;
  return isMoment(values[length - 2]);
}

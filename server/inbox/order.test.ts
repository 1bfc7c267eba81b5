import { expect, test } from 'vitest';
import { forms } from '#app/forms/definitions/registry.ts';
import { columnsOf } from '#server/database/schema/columns.ts';
import { filterSchema } from './filter.ts';
import { isPosition, orderOf, statusesInOrder } from './order.ts';

test.each(forms)('no column that $table is sorted by is ever empty', (form) => {
  for (const sort of ['newest', 'oldest', 'name', '-name', 'email', '-email'] as const)
    for (const name of orderOf(form, sort).columns)
      expect(columnsOf(form).find((column) => column.name === name)).toMatchObject({ nullable: false });
});

const time = '2026-01-31T00:00:00.000Z';

test.each([
  ['newest', [time, 'id'], true],
  ['newest', ['Ana', time, 'id'], false],
  ['name', ['Ana', time, 'id'], true],
  ['name', [time, 'id'], false],
  ['name', ['Ana', 'soon', 'id'], false],
  ['email', ['a\0b', time, 'id'], false],
  ['email', [1, time, 'id'], false],
  ['status', ['in progress', time, 'id'], true],
  ['status', ['lost', time, 'id'], false],
  ['newest', ['+010000-01-01T00:00:00.000Z', 'id'], false],
  ['newest', ['0000-01-01T00:00:00.000Z', 'id'], false],
  ['newest', ['9999-12-31T23:59:59.999Z', 'id'], true],
  ['newest', null, false],
] as const)('%s: %j is a place: %s', (sort, values, expected) => {
  expect(isPosition(sort, values)).toBe(expected);
});

test.each([
  [{}, ['new', 'in progress', 'done']],
  [{ spam: 'true' }, ['new', 'in progress', 'done', 'spam']],
  [{ spam: 'only' }, ['spam']],
  [{ status: 'done' }, ['done']],
])('by status %j shows %j', (query, shown) => {
  const filter = filterSchema.parse(query);
  expect(statusesInOrder('status', filter)).toEqual(shown);
  expect(statusesInOrder('-status', filter)).toEqual(shown.toReversed());
});

import { expect, test } from 'vitest';
import type { Submission } from '../answers.ts';
import type { Status } from '../statuses.ts';
import { mergeRows } from './merge-rows.ts';

const row = (id: string, created_at: string, status: Status = 'new') =>
  ({ id, created_at, status }) as Submission;

test('what is newer comes on top, what changed changes in place, nothing goes away', () => {
  const shown = [row('c', '3'), row('b', '2'), row('a', '1')];
  const fetched = [row('d', '4'), row('c', '3', 'done'), row('b', '2')];
  expect(mergeRows(shown, fetched, [], 'newest')).toEqual([
    row('d', '4'),
    row('c', '3', 'done'),
    row('b', '2'),
    row('a', '1'),
  ]);
});

test('an empty list takes everything', () => {
  expect(mergeRows([], [row('a', '1')], [], 'name')).toEqual([row('a', '1')]);
});

test('in another order nothing is put on top', () => {
  const shown = [row('b', '2'), row('a', '1')];
  const fetched = [row('c', '3'), row('b', '2', 'done')];
  expect(mergeRows(shown, fetched, [], 'email')).toEqual([row('b', '2', 'done'), row('a', '1')]);
});

test('what a filter no longer finds stays with its status, and goes when it is erased', () => {
  const shown = [row('c', '3'), row('b', '2'), row('a', '1')];
  const left = [
    { id: 'c', status: 'spam' as const },
    { id: 'b', status: null },
  ];
  expect(mergeRows(shown, [row('a', '1')], left, 'newest')).toEqual([row('c', '3', 'spam'), row('a', '1')]);
});

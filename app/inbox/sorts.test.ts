import { expect, test } from 'vitest';
import { ariaSort, nextSort, readSort } from './sorts.ts';

test('an unknown order is newest first', () => {
  expect(readSort('')).toBe('newest');
  expect(readSort('constructor')).toBe('newest');
  expect(readSort('-email')).toBe('-email');
});

test.each([
  ['Date', 'newest', 'descending', 'oldest'],
  ['Date', 'oldest', 'ascending', 'newest'],
  ['Date', 'name', undefined, 'newest'],
  ['Name', 'newest', undefined, 'name'],
  ['Name', 'name', 'ascending', '-name'],
  ['Email', '-email', 'descending', 'email'],
  ['Status', 'status', 'ascending', '-status'],
] as const)('the head of %s under %s is %s, and leads to %s', (column, sort, aria, next) => {
  expect(ariaSort(column, sort)).toBe(aria);
  expect(nextSort(column, sort)).toBe(next);
});

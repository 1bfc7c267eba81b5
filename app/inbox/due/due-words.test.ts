import { expect, test } from 'vitest';
import { dueWords } from './due-words.ts';

const now = Date.parse('2026-11-16T12:00:00Z');

test.each([
  ['2026-11-16T12:00:30Z', 'due now'],
  ['2026-11-16T11:59:30Z', 'due now'],
  ['2026-11-16T12:59:59Z', 'due in 59 min'],
  ['2026-11-16T15:59:00Z', 'due in 3 h'],
  ['2026-11-17T12:00:00Z', 'due in a day'],
  ['2026-11-19T11:00:00Z', 'due in 2 days'],
  ['2026-11-16T11:58:00Z', 'late by 2 min'],
  ['2026-11-16T08:30:00Z', 'late by 3 h'],
  ['2026-11-15T11:00:00Z', 'late by a day'],
  ['2026-11-06T11:00:00Z', 'late by 10 days'],
])('%s is %s', (dueAt, words) => {
  expect(dueWords(dueAt, now)).toBe(words);
});

import { expect, test } from 'vitest';
import { change, duration, lastDays, share } from './words.ts';

test.each([
  [1, 3, '1 of 3'],
  [19, 19, '19 of 19'],
  [5, 20, '25 %'],
  [1500, 3000, '50 %'],
])('%i of %i is “%s”', (part, whole, words) => {
  expect(share(part, whole)).toBe(words);
});

test.each([
  [3, 1, '–'],
  [30, 20, '+50 %'],
  [10, 20, '−50 %'],
  [20, 20, '0 %'],
])('%i after %i is “%s”', (now, before, words) => {
  expect(change(now, before)).toBe(words);
});

test.each([
  [0.4, 'under a minute'],
  [35, '35 min'],
  [250, '4 h'],
  [3000, '2 d 2 h'],
])('%d minutes are “%s”', (minutes, words) => {
  expect(duration(minutes)).toBe(words);
});

test('the last 28 days end today', () => {
  expect(lastDays(28, Date.parse('2026-03-01T12:00Z'))).toEqual({ from: '2026-02-02', to: '2026-03-01' });
});

import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

const everyOf = (variables: Record<string, string>) => readConfig(variables).canaryEvery;

test.each([
  ['30s', 30_000],
  ['5m', 300_000],
  ['2h', 7_200_000],
  ['off', null],
])('CANARY_EVERY=%s', (CANARY_EVERY, milliseconds) => {
  expect(everyOf({ CANARY_EVERY })).toBe(milliseconds);
  expect(everyOf({ CANARY_EVERY, PUBLIC_URL: 'https://www.example.org' })).toBe(milliseconds);
});

test('a site that knows its address tries itself unless told otherwise', () => {
  expect(everyOf({})).toBeNull();
  expect(everyOf({ PUBLIC_URL: 'https://www.example.org' })).toBe(300_000);
});

test.each(['5', '0m', '-1m', '5 m', '1d', 'on', '1.5m'])(
  'CANARY_EVERY=%s is refused in a sentence',
  (CANARY_EVERY) => {
    expect(() => everyOf({ CANARY_EVERY })).toThrow(
      'CANARY_EVERY must be a time like 30s, 5m or 1h, or off.',
    );
  },
);

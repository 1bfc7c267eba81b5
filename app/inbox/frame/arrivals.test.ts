import { expect, test } from 'vitest';
import type { Pulse } from '../pulse.ts';
import { arrivals } from './arrivals.ts';

const forms = [
  { table: 'a', title: 'Contact' },
  { table: 'b', title: 'Aerial' },
];

function pulse(a: [newest: string, at: string, count: number], b: [string, string, number]): Pulse {
  const tables = Object.fromEntries(
    [a, b].map(([newest, newestAt, count], n) => [
      n === 0 ? 'a' : 'b',
      { newest, newestAt, new: count, late: 0, dueToday: 0, spam: 0 },
    ]),
  );
  return {
    tables,
    lastChange: null,
    lastNote: null,
    lastGiven: null,
    lastMessage: null,
    failedDeliveries: 0,
    failingChecks: 0,
    present: [],
  };
}

const before = pulse(['1', '2026-01-01', 3], ['9', '2026-01-01', 0]);

test.each([
  ['nothing', before, ''],
  ['one', pulse(['2', '2026-01-02', 4], ['9', '2026-01-01', 0]), 'One new submission: Contact'],
  ['several', pulse(['4', '2026-01-02', 6], ['9', '2026-01-01', 0]), '3 new submissions: Contact'],
  [
    'in two tables',
    pulse(['2', '2026-01-02', 4], ['8', '2026-01-02', 1]),
    '2 new submissions: Contact, Aerial',
  ],
  ['a status', pulse(['1', '2026-01-01', 2], ['9', '2026-01-01', 0]), ''],
  ['the newest erased', pulse(['0', '2025-12-31', 2], ['9', '2026-01-01', 0]), ''],
])('%s', (_, now, sentence) => {
  expect(arrivals(before, now, forms)).toBe(sentence);
});

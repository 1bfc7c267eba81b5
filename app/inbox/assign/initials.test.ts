import { expect, test } from 'vitest';
import { initialsOf } from './initials.ts';

test.each([
  ['Ana María López', 'AL'],
  ['boss@example.org', 'BO'],
  ['Øystein', 'ØY'],
  ['𝒜na (studio)', '𝒜N'],
  ['X', 'X'],
])('%s is %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

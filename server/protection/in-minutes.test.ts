import { expect, test } from 'vitest';
import { inMinutes } from './in-minutes.ts';

test.each([
  [0, 'in a minute'],
  [1, 'in a minute'],
  [60, 'in a minute'],
  [61, 'in 2 minutes'],
  [600, 'in 10 minutes'],
])('%i seconds: %s', (seconds, words) => expect(inMinutes(seconds)).toBe(words));

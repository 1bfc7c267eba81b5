import { expect, test } from 'vitest';
import { dialed } from './dialed.ts';

test.each([
  ['+1 (619) 555-0142 ext. 7', '+16195550142'],
  ['619.555.0142', '6195550142'],
  ['619/555-0142 x12', '6195550142'],
  ['', ''],
  ['call me at 110', ''],
  ['<script>alert(1)</script>', ''],
  ['javascript:planted()', ''],
])('%s is dialed as “%s”', (typed, number) => {
  expect(dialed(typed)).toBe(number);
});

import { expect, test } from 'vitest';
import { slugFor } from './code-slug.ts';
import { countedName } from './origin-of-visit.ts';

test.each([
  ['Harbor Fair 2026', 'harbor-fair-2026'],
  ['  Café — Ñandú!  ', 'cafe-nandu'],
  ['夏祭り', 'code'],
  ['QR', 'code-qr'],
  ['2026', 'code-2026'],
  ['/../admin?x=<b>', 'admin-x-b'],
  ['A very long name of a place that goes on and on', 'a-very-long-name-of-a-place-that-goes-on'],
])('%s → %s', (name, slug) => {
  expect(slugFor(name, 1)).toBe(slug);
  expect(slugFor(name, 2)).toBe(`${slug}-2`);
  expect(countedName(slug)).toBe(slug);
});

import { expect, test } from 'vitest';
import { opensElsewhere } from './opens-elsewhere.ts';

const bare = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };

test('a bare click stays here', () => {
  expect(opensElsewhere(bare)).toBe(false);
});

test.each(['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])('a click with %s does not', (key) => {
  expect(opensElsewhere({ ...bare, [key]: true })).toBe(true);
});

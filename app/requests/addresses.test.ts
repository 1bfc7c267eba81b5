import { expect, test } from 'vitest';
import { withoutSecret } from './addresses.ts';

test.each([
  ['/requests/0123abcd', '/requests/…'],
  ['/requests/0123abcd/copy', '/requests/…/copy'],
  ['/requests/0123abcd.data', '/requests/…'],
  ['/about', '/about'],
  ['/api/requests/x', '/api/requests/x'],
])('a log has %s as %s', (path, logged) => {
  expect(withoutSecret(path)).toBe(logged);
});

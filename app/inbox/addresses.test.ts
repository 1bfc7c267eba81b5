import { expect, test } from 'vitest';
import { loginAddress, readNext, readOpen, submissionAddress, withOpen } from './addresses.ts';

test('a submission is opened by the address that is made for it', () => {
  const { searchParams } = new URL(submissionAddress('contact_submissions', 'a&b'), 'https://x.example');
  expect(readOpen(searchParams)).toBe('a&b');
  expect(searchParams.get('table')).toBe('contact_submissions');
  expect(readOpen(withOpen(searchParams, null))).toBeNull();
});

test.each([
  [{ pathname: '/admin', search: '' }, '/login'],
  [{ pathname: '/admin/audit', search: '' }, '/login?next=%2Fadmin%2Faudit'],
  [{ pathname: '/admin', search: '?table=x&open=1' }, '/login?next=%2Fadmin%3Ftable%3Dx%26open%3D1'],
])('the sign-in remembers %o', (place, address) => {
  expect(loginAddress(place)).toBe(address);
  const { searchParams } = new URL(address, 'https://x.example');
  expect(readNext(searchParams)).toBe(place.pathname + place.search);
});

test.each([
  '',
  'https://evil.example/admin',
  '//evil.example/admin',
  '/\\evil.example/admin',
  '\\\\evil.example/admin',
  '\t//evil.example/admin',
  '/admin/../login',
  '/admin/%2e%2e/login',
  '/administrators',
  '/admin@evil.example',
  'javascript:alert(1)',
  'https://staff.invalid@evil.example/admin',
])('“%s” leads nowhere but to the inbox', (next) => {
  expect(readNext(new URLSearchParams({ next }))).toBe('/admin');
});

import { expect, test } from 'vitest';
import { namesAddress } from './names-address.ts';

test.each([
  'ana@example.org',
  'Who is ANA@Example.org?',
  'Write to <ana@example.org>.',
  'ana@example.org, please',
  '“ana@example.org” …',
])('%s names the address', (text) => {
  expect(namesAddress(text, 'ana@example.org')).toBe(true);
});

test.each([
  'diana@example.org',
  'd.ana@example.org',
  'd-ana@example.org',
  'ana@example.organic',
  'ana@example.org.uk',
  'ana@example-org',
  'ana@exampleXorg',
  'jos\u00e9ana@example.org',
])('%s names another', (text) => {
  expect(namesAddress(text, 'ana@example.org')).toBe(false);
});

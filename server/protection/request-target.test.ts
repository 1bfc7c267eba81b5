import { expect, test } from 'vitest';
import { readTarget } from './request-target.ts';

test.each([
  ['/', '/'],
  ['/about?a=1', '/about?a=1'],
  ['/assets/a%20b.js', '/assets/a%20b.js'],
  ['/caf%C3%A9', '/caf%C3%A9'],
  ['/assistant?q=../..%2f%5c\\', '/assistant?q=../..%2f%5c\\'],
  ['/assistant?q=100%', '/assistant?q=100%'],
  ['/a..b/...', '/a..b/...'],
  ['/%252e%252e/x', '/%252e%252e/x'],
  ['//evil.example', '//evil.example'],
  ['http://evil.example/about?a=1', '/about?a=1'],
  ['HTTPS://evil.example', '/'],
  ['http://evil.example?a', '/?a'],
])('%s asks for %s', (url, target) => {
  expect(readTarget(url)).toBe(target);
});

test.each([
  '/..',
  '/.',
  '/./metrics',
  '/a/../metrics',
  '/a/%2e%2e/metrics',
  '/a/.%2E/metrics',
  '/a%2fb',
  '/a%2Fb',
  '/a%5Cb',
  '/a\\..\\metrics',
  '/%00',
  '/a?q=%00',
  '/a?q=%ed%a0%80',
  '/%ED%A0%80',
  '/%',
  '/%c0%ae%c0%ae/',
  '/a#b',
  '*',
  'about',
  'ftp://evil.example/about',
  'evil.example:443',
  'http://evil.example/../metrics',
])('%s is refused', (url) => {
  expect(readTarget(url)).toBeNull();
});

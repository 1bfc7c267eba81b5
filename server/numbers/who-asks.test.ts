import { expect, test } from 'vitest';
import { programOf, reasonToLeaveOut } from './who-asks.ts';

const chrome =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36';

test.each([
  ['computer', chrome],
  ['phone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148'],
  [
    'phone',
    'Mozilla/5.0 (Linux; Android 16; Pixel 10) AppleWebKit/537.36 Chrome/150.0.0.0 Mobile Safari/537.36',
  ],
  ['tablet', 'Mozilla/5.0 (Linux; Android 16; SM-X710) AppleWebKit/537.36 Chrome/150.0.0.0 Safari/537.36'],
  ['tablet', 'Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1'],
])('%s: %s', (device, userAgent) => {
  expect(programOf(userAgent)).toEqual({ isRobot: false, device });
});

test.each([
  [{}, null],
  [{ 'sec-gpc': '1' }, 'asked not to be counted'],
  [{ dnt: '1' }, 'asked not to be counted'],
  [{ dnt: '0' }, null],
  [{ 'sec-purpose': 'prefetch;prerender' }, 'prefetches'],
  [{ purpose: 'prefetch' }, 'prefetches'],
  [{ 'x-moz': 'prefetch' }, 'prefetches'],
])('%j of a browser: %s', (headers, reason) => {
  expect(reasonToLeaveOut(headers, programOf(chrome))).toBe(reason);
});

test.each(['', 'curl/8.14.1', 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'])(
  'a robot: “%s”',
  (userAgent) => {
    expect(reasonToLeaveOut({}, programOf(userAgent))).toBe('robots');
  },
);

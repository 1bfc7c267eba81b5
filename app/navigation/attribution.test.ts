import { afterEach, expect, test, vi } from 'vitest';
import { attributionOf, readAttribution } from './attribution.ts';
import { writeFlags } from './visit-flags.ts';

const site = 'https://www.prometheon.example';

afterEach(() => {
  vi.unstubAllGlobals();
});

test.each([
  ['/about', '', { landingPage: '/about' }],
  ['/about', `${site}/services`, { landingPage: '/about' }],
  ['/about', 'https://search.example/', { landingPage: '/about', referrer: 'https://search.example/' }],
  ['/?utm_source=news&x=1', '', { landingPage: '/?utm_source=news&x=1', utm: { source: 'news' } }],
  [
    '/qr?utm_source=a&utm_medium=b%20c',
    `${site}.evil.example/`,
    {
      landingPage: '/qr?utm_source=a&utm_medium=b%20c',
      referrer: `${site}.evil.example/`,
      utm: { source: 'a', medium: 'b c' },
    },
  ],
])('%s after %j', (path, referrer, attribution) => {
  startVisit(path, referrer);
  writeFlags({ attribution: attributionOf() });
  expect(readAttribution()).toStrictEqual(attribution);
});

test('a visit of which nothing is known', () => {
  startVisit('/contact', '');
  expect(readAttribution()).toStrictEqual({});
});

function startVisit(path: string, referrer: string): void {
  const session = new Map<string, string>();
  vi.stubGlobal('location', new URL(path, site));
  vi.stubGlobal('document', { referrer });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => session.get(key) ?? null,
    setItem: (key: string, value: string) => session.set(key, value),
  });
}

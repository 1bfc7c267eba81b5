import { expect, test } from 'vitest';
import { attributionOf } from './attribution.ts';

const site = 'https://www.prometheon.example';

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
  const location = new URL(path, site) as unknown as Location;
  expect(attributionOf({ location, document: { referrer } as Document })).toEqual(attribution);
});

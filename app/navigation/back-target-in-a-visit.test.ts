import { describe, expect, test } from 'vitest';
import { asCell, headerAt, ownAt } from './back-links-table.ts';
import { arriveAt } from './back-target.ts';
import type { VisitFlags } from './visit-flags.ts';

describe('where the visitor came from', () => {
  const at = (page: string, query: string, flags: VisitFlags) =>
    ownAt(page, new URLSearchParams(query), flags)?.href;

  test('outranks the explore flag', () => {
    expect(at('/bootcamp', '', { explore: true, trail: ['/explore', '/about', '/bootcamp'] })).toBe('/about');
  });

  test('outranks what was remembered, unless they are one', () => {
    const from = { '/education': '/services' } as const;
    expect(at('/education', '', { from, trail: ['/about', '/education'] })).toBe('/about');
    expect(at('/education', '', { from, trail: ['/services', '/education'] })).toBe('/services');
    const fromMenu = { '/education': '/qr#qr-menu' } as const;
    expect(at('/education', '', { from: fromMenu, trail: ['/qr', '/education'] })).toBe('/qr#qr-menu');
  });

  test('is shown at its section, where the page usually leads to one', () => {
    expect(at('/aerial', '', { trail: ['/services', '/aerial'] })).toBe('/services#aerial-photography');
    expect(at('/education', '', { trail: ['/qr', '/education'] })).toBe('/qr#qr-menu');
  });

  test('is outranked by what the address says', () => {
    expect(at('/education', 'from=services', { trail: ['/about', '/education'] })).toBe('/services');
  });
});

describe('what a visit remembers', () => {
  test.each([
    ['/explore /about', '/explore', undefined],
    ['/explore /about /contact /bootcamp', '/explore', '/explore'],
    ['/explore / /about', '/', undefined],
    ['/explore /photo-gallery /education', '/', '/qr#qr-menu'],
    ['/explore /partner-with-us /contact', '/', '/'],
    ['/explore /education?from=explore', '/explore', '/explore'],
    ['/education?from=services /education', '/services', '/services'],
    ['/veterans-program?from=explore /veterans-program', '/explore', '/explore'],
    ['/veterans-program?src=qr /veterans-program', '/', '/qr#qr-menu'],
    ['/ai-visuals?from=explore /ai-visuals', '/', '/explore'],
    ['/education?from=services /bootcamp?from=education /bootcamp', '/', '/education'],
    ['/education?from=services /bootcamp?from=education /education', '/services', '/services'],
    ['/education?from=services /veterans-program', '/', '/services'],
    ['/education?from=services / /education', '/', '/qr#qr-menu'],
    ['/education?from=services /explore /education', '/explore', '/explore'],
    ['/education?from=services /education?from=explore /education', '/explore', '/explore'],
    ['/explore /services /education?from=services', '/services', '/services'],
    ['/ai-bootcamp?from=education /bootcamp', '/', '/education'],
    ['/contact/', '/', '/'],
  ])('%s: header %s, own %s', (walk, header, own) => {
    const visits = walk.split(' ').map((address) => new URL(address, 'https://site.example'));
    const last = visits.pop();
    if (!last) throw new Error('a walk has a last page');
    const flags = visits.reduce<VisitFlags>(
      (before, { pathname, searchParams }) => arriveAt(pathname, searchParams, before).flags,
      {},
    );
    expect(headerAt(last.pathname, last.searchParams, flags).href).toBe(header);
    expect(asCell(ownAt(last.pathname, last.searchParams, flags))).toBe(own ?? 'none');
  });
});

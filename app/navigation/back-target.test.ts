import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { aliases } from '#app/content/aliases.ts';
import { pages } from '#app/content/pages.ts';
import { arriveAt, type BackLink, moreExact, pageOf } from './back-target.ts';
import { usualBack } from './usual-back.ts';
import type { Origin, VisitFlags } from './visit-flags.ts';

const decision = readFileSync(new URL('../../docs/decisions/back-links.md', import.meta.url), 'utf8');
const names = new Map(tableUnder('Labels').map(({ target, name }) => [target, name]));
const ROUTES = [
  ...Object.values(pages).map(({ path }) => path.replace('/404', '/no-such-page')),
  ...Object.keys(aliases),
  '/login',
  '/admin',
];

describe.each([
  ['Header: Back', headerAt],
  ["The page's own link", ownAt],
])('%s', (heading, backAt) => {
  const cells = tableUnder(heading).flatMap(({ page = '', ...targets }) =>
    page
      .split(', ')
      .flatMap((path) => Object.entries(targets).map(([known, target]) => ({ path, known, target }))),
  );

  test('every route stands in the table once', () => {
    const paths = cells.filter(({ known }) => known === 'nothing known').map(({ path }) => path);
    expect(paths.toSorted()).toEqual(ROUTES.toSorted());
  });

  test.each(cells)('$path, $known: $target', ({ path, known, target }) => {
    const previous = known.match(/^came from (.+)$/)?.[1];
    const flags: VisitFlags = {
      explore: known === 'explore',
      trail: previous ? [previous, pageOf(path)] : undefined,
    };
    const query = new URLSearchParams(known.includes('=') ? known : '');
    expect(asCell(backAt(path, query, flags))).toBe(target);
  });
});

describe('notes', () => {
  test.each(tableUnder('Notes'))('$link', (row) => {
    const page = row['leads to'] ?? '';
    const notes = { [page]: row['data-sets-flag'] as Origin };
    expect(ownAt(page, new URLSearchParams(), { notes })?.href).toBe(row['own link there']);
    expect(arriveAt(page, new URLSearchParams(), { notes }).flags.notes).toEqual({});
  });

  test.each(ROUTES.filter((path) => path !== '/contact'))(
    '%s leaves the note of another page alone',
    (path) => {
      const notes: VisitFlags['notes'] = { '/contact': '/partner-with-us' };
      const arrival = arriveAt(path, new URLSearchParams(), { notes });
      expect(arrival.flags.notes).toEqual(notes);
      expect(asCell(ownAt(path, new URLSearchParams(), { notes }))).toBe(asCell(usualBack(path).page));
    },
  );

  test('a note reaches the page through its alias', () => {
    const notes: VisitFlags['notes'] = { '/porpoise-robotics': '/akron-holograms' };
    expect(ownAt('/partnership', new URLSearchParams(), { notes })?.href).toBe('/akron-holograms');
  });

  test('what the address says outranks a note', () => {
    const notes: VisitFlags['notes'] = { '/contact': '/partner-with-us' };
    expect(ownAt('/contact', new URLSearchParams('from=services'), { notes })?.href).toBe('/services');
  });
});

describe('labels', () => {
  const origins = ['', 'from=explore', 'from=services', 'from=education', 'src=qr'];
  const links = ROUTES.flatMap((path) => origins.map((search) => ({ path, search })));

  test.each(links)('$path?$search names its targets', ({ path, search }) => {
    const query = new URLSearchParams(search);
    const header = headerAt(path, query, {});
    const own = ownAt(path, query, {});
    expect(header.label).toBe(`Back to ${nameOf(header)}`);
    if (own && own.label !== 'Go Back') expect(own.label).toBe(`← Back to ${nameOf(own)}`);
  });

  test.each([...names])('%s is called %s, as everywhere', (path, name) => {
    expect(Object.values(pages).find((page) => page.path === path)?.name).toBe(name);
  });

  test('holograms: as the specification words them', () => {
    expect(usualBack('/akron-holograms').page?.label).toBe('Go Back');
    const notes: VisitFlags['notes'] = { '/akron-holograms': '/services' };
    expect(ownAt('/akron-holograms', new URLSearchParams(), { notes })?.label).toBe('← Back to Services');
  });
});

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

function headerAt(path: string, query: URLSearchParams, flags: VisitFlags): BackLink {
  return arriveAt(path, query, flags).header;
}

function ownAt(path: string, query: URLSearchParams, flags: VisitFlags): BackLink | undefined {
  const usual = usualBack(path).page;
  const known = arriveAt(path, query, flags).page;
  return usual && known ? { ...known, href: moreExact(known.href, usual.href) } : usual;
}

function asCell(back: BackLink | undefined): string {
  if (!back) return 'none';
  return back.href;
}

function nameOf({ href }: BackLink): string | undefined {
  return names.get(href.replace(/#.*/, ''));
}

function tableUnder(heading: string): Record<string, string>[] {
  const section = decision.split(`### ${heading}\n`)[1]?.split('\n#')[0] ?? '';
  const [columns = [], , ...rows] = section
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) =>
      line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim()),
    );
  return rows.map((row) => Object.fromEntries(columns.map((column, index) => [column, row[index] ?? ''])));
}

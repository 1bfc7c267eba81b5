import { describe, expect, test } from 'vitest';
import { aliases } from '#app/content/aliases.ts';
import { pages } from '#app/content/pages.ts';
import { asCell, headerAt, ownAt, tableUnder } from './back-links-table.ts';
import { arriveAt, type BackLink, pageOf } from './back-target.ts';
import { usualBack } from './usual-back.ts';
import type { Origin, VisitFlags } from './visit-flags.ts';

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

function nameOf({ href }: BackLink): string | undefined {
  return names.get(href.replace(/#.*/, ''));
}

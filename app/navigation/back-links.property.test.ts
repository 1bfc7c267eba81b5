import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { pages } from '#app/content/pages.ts';
import { FakeTab } from './fake-tab.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const paths = fc.constantFrom(
  ...Object.values(pages).map(({ path }) => path),
  '/partnership',
  '/ai-bootcamp',
);
const queries = fc.constantFrom('', '', '', '?from=explore', '?from=services', '?from=education', '?src=qr');
const notes = fc.constantFrom(
  ...[undefined, undefined, '/services', '/explore', '/akron-holograms', '/partner-with-us', '/qr#qr-menu'],
);

/** Whatever a visitor may do, on pages that are more willing than ours: any link may carry any note. */
const deeds: fc.Arbitrary<(tab: FakeTab) => void> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.tuple(paths, queries, notes).map(
      ([path, query, note]) =>
        (tab: FakeTab) =>
          void tab.follow(path + query, note),
    ),
  },
  { weight: 1, arbitrary: paths.map((path) => (tab: FakeTab) => void tab.open(path)) },
  { weight: 2, arbitrary: fc.constantFrom(-2, -1, 1).map((steps) => (tab: FakeTab) => void tab.go(steps)) },
  { weight: 1, arbitrary: fc.constant((tab: FakeTab) => tab.jump('#anchor')) },
  { weight: 1, arbitrary: fc.constant((tab: FakeTab) => tab.jump('#filter', tab.entry.state)) },
  { weight: 1, arbitrary: fc.constant((tab: FakeTab) => void tab.reload()) },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom('page', 'header')
      .map((which) => (tab: FakeTab) => void press(tab, which as 'page')),
  },
);

/** False on a page that has no such link. */
function press(tab: FakeTab, which: 'header' | 'page'): boolean {
  const hasLink = which === 'page' ? tab.page.hasOwn : tab.entry.url.pathname !== '/';
  if (hasLink) tab.press(which);
  return hasLink;
}

test('whoever presses only back links comes to an end, at the latest after as many steps as they took', () => {
  fc.assert(
    fc.property(
      fc.record({ hasCache: fc.boolean(), storageIsBlocked: fc.boolean() }),
      fc.array(deeds, { maxLength: 25 }),
      fc.oneof(fc.infiniteStream(fc.constant(false)), fc.infiniteStream(fc.boolean())),
      (browser, walk, prefersHeader) => {
        const tab = Object.assign(new FakeTab(), browser);
        tab.open('/services');
        for (const deed of walk) deed(tab);
        const seen: string[] = [];
        for (const header of prefersHeader) {
          if (!press(tab, header ? 'header' : 'page') && !press(tab, 'page')) break;
          seen.push(tab.address);
          expect(seen.length, seen.join(' ')).toBeLessThanOrEqual(walk.length + 4);
        }
      },
    ),
    { numRuns: 3000 },
  );
});

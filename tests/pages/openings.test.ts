import { expect, test } from 'vitest';
import { pages } from '#app/content/pages.ts';
import { readPages } from '../../bench/plain-site.ts';

/** It shows every photo of ours, those that other pages open with among them. */
const gallery = '/photo-gallery';

test('no page opens with a picture that another page shows', () => {
  const paths = new Set<string>(Object.values(pages).map(({ path }) => path));
  const built = readPages()
    .filter(({ path }) => paths.has(path))
    .map(({ path, html }) => ({ path, shown: picturesIn(html), opening: openingOf(html) }));
  expect(built.filter(({ opening }) => opening).length).toBeGreaterThan(10);
  const repeated = built.flatMap(({ path, opening }) =>
    built
      .filter((other) => other.path !== path && other.path !== gallery)
      .filter(({ shown }) => opening && shown.includes(opening))
      .map((other) => `${path} opens with ${opening}, which ${other.path} shows`),
  );
  expect(repeated).toEqual([]);
});

/** Names as `app/content/pictures/` has them. */
function picturesIn(html: string): string[] {
  const files = html.matchAll(/\/assets\/pictures\/([\w-]+\/[\w-]+?)(?:-tall)?-[0-9a-f]{8}-\d+\./g);
  return [...files].flatMap(([, name]) => name ?? []);
}

function openingOf(html: string): string | undefined {
  const preload = html.match(/<link\b[^>]*rel="preload"[^>]*as="image"[^>]*>/)?.[0];
  return preload && picturesIn(preload)[0];
}

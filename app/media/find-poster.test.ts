import { expect, test } from 'vitest';
import { findPoster } from './find-poster.ts';

const ours = '/assets/pictures/holograms/akron-1.webp';
const checked = `${ours}?t=1234`;
const [maximum, high, standard] = ['maxresdefault', 'hqdefault', 'default'].map(
  (size) => `https://i.ytimg.com/vi/abc/${size}.jpg`,
) as [string, string, string];

/** A world in which only some addresses answer; the others are missing, or cannot be reached at all. */
function worldWith(there: string[], unreachable: string[] = []) {
  const asked: string[] = [];
  return {
    asked,
    now: () => 1234,
    fetch: async (url: string, { method }: { method: string }) => {
      asked.push(`${method} ${url}`);
      if (unreachable.includes(url)) throw new TypeError('Failed to fetch');
      return { ok: there.includes(url) };
    },
  };
}

test.each([
  ['our own', [checked, maximum, high, standard], checked, [checked]],
  ['maximum quality', [maximum, high, standard], maximum, [checked, maximum]],
  ['high quality', [high, standard], high, [checked, maximum, high]],
  ['default quality', [standard], standard, [checked, maximum, high, standard]],
  ['the default thumbnail when none answers', [], standard, [checked, maximum, high, standard]],
])('%s', async (_, there, found, asked) => {
  const world = worldWith(there);
  expect(await findPoster('abc', ours, world)).toBe(found);
  expect(world.asked).toEqual(asked.map((url) => `HEAD ${url}`));
});

test('a film without a poster of ours goes straight to the video site', async () => {
  const world = worldWith([maximum]);
  expect(await findPoster('abc', undefined, world)).toBe(maximum);
  expect(world.asked).toEqual([`HEAD ${maximum}`]);
});

test('what cannot be reached counts as missing', async () => {
  const world = worldWith([high], [checked, maximum]);
  expect(await findPoster('abc', ours, world)).toBe(high);
});

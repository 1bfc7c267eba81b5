import { expect, test } from 'vitest';
import { catalog } from '../catalog.ts';
import { indexOf } from '../engine/index-catalog.ts';
import { readQuestion } from '../engine/read-question.ts';
import { routeQuery } from '../engine/route-query.ts';
import { nearMisses } from './near-misses.ts';

const { vocabulary } = indexOf(catalog);

test('there are at least 500, each of them once', () => {
  expect(nearMisses.length).toBeGreaterThanOrEqual(500);
  expect(new Set(nearMisses).size).toBe(nearMisses.length);
});

test('none of them is taken for a topic of ours', () => {
  const taken = nearMisses.filter((word) =>
    readQuestion(word, vocabulary).words.some(({ meanings }) => meanings.length > 0),
  );
  expect(taken).toEqual([]);
});

test('none of them, asked alone, leads to the page it is near to', () => {
  const led = nearMisses.filter((word) => routeQuery(word, catalog).step !== 'fallback');
  expect(led).toEqual([]);
});

test.each([
  ['eterans program', '/veterans-program'],

  ['bhotography', '/services#creative-studio'],
  ['jobotics', '/porpoise-robotics'],
  ['dolograms', '/akron-holograms'],
  ['robto', '/porpoise-robotics'],
  ['vidoe', '/services#creative-studio'],
  ['emial', '/contact'],
])('a slip in the first letter or in a short word: %s → %s', (text, url) => {
  const answer = routeQuery(text, catalog);
  if (url.startsWith('/')) expect(answer.url).toBe(url);
  else expect(answer.step).toBe('fallback');
});

import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { goldenSet } from '../../../tests/assistant/golden/golden-set.ts';
import { catalog, withAliases } from '../catalog.ts';
import type * as fuzzyWord from './fuzzy-word.ts';
import { indexOf } from './index-catalog.ts';
import { mostWords } from './read-question.ts';
import { routeQuery } from './route-query.ts';

/** Counts the dearest work there is, without changing it. */
const work = vi.hoisted(() => ({ comparisons: 0 }));
vi.mock('./fuzzy-word.ts', async (importOriginal) => {
  const original = await importOriginal<typeof fuzzyWord>();
  const fuzzyDifferences: typeof original.fuzzyDifferences = (typed, known) => {
    work.comparisons++;
    return original.fuzzyDifferences(typed, known);
  };
  return { ...original, fuzzyDifferences };
});

const longestText = 10_000;
const { vocabulary } = indexOf(catalog);
const mostComparisons = mostWords * 2 * vocabulary.guesses.length;

const destinations = new Set([
  '/qr',
  ...catalog.shortcuts.map(({ url }) => url),
  ...Object.values(catalog.pages).flatMap(({ url, special_rules = [] }) => [
    url,
    ...special_rules.map((rule) => rule.url),
  ]),
]);

const knownWord = fc.constantFrom(...vocabulary.meanings.keys());

/** Any Unicode at all, words of the catalog in any order, real questions, and long repetitions. */
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.string({ unit: 'grapheme', maxLength: 200 }),
  fc
    .array(fc.oneof(knownWord, fc.string({ maxLength: 12 })), { maxLength: 60 })
    .map((words) => words.join(' ')),
  fc.constantFrom(...goldenSet.map(({ question }) => question)),
  fc
    .tuple(fc.string({ unit: 'binary', minLength: 1, maxLength: 40 }), fc.nat(longestText))
    .map(([part, length]) => part.repeat(Math.ceil(length / part.length)).slice(0, length)),
  fc
    .tuple(knownWord, fc.nat(longestText))
    .map(([word, length]) => `${word} `.repeat(length / (word.length + 1))),
);

function flawsOf(text: string): string[] {
  work.comparisons = 0;
  const { url, matched, confidence, runnersUp, step } = routeQuery(text, catalog);
  const flaws = {
    'leaves the catalog': !destinations.has(url) || runnersUp.some((other) => !destinations.has(other.url)),
    'has too many runners-up': runnersUp.length > 2,
    'is not sure between 0 and 1': !(confidence >= 0 && confidence <= 1),
    'says nothing of why': step !== 'fallback' && matched.length === 0,
    'puts words into the mouth': !matched.every((quote) => text.includes(quote)),
    'works too much': work.comparisons > mostComparisons,
  };
  return Object.entries(flaws).flatMap(([flaw, found]) => (found ? [flaw] : []));
}

test('any text gets an answer within the catalog, with its reasons, for a bounded amount of work', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const flaws = flawsOf(text);
      if (flaws.length > 0) throw new Error(flaws.join(', '));
    }),
    { numRuns: 10_000 },
  );
}, 120_000);

test('the same text gets the same answer, whatever was asked before', () => {
  fc.assert(
    fc.property(anyText, anyText, (text, other) => {
      const first = JSON.stringify(routeQuery(text, catalog));
      routeQuery(other, catalog);
      return JSON.stringify(routeQuery(text, catalog)) === first;
    }),
    { numRuns: 1000 },
  );
}, 60_000);

test('an alias in plain words is heard when it is asked in those words', () => {
  const plainText = fc.array(fc.stringMatching(/^[a-z]{1,12}$/), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(plainText, (words) => {
      const question = words.join(' ');
      const { url, step } = routeQuery(question, withAliases([{ question, url: '/somewhere' }]));
      return url === '/somewhere' || step === 'exact words';
    }),
    { numRuns: 100, examples: [[['aa', 's', 'a']], [['ab', 'cd', 'abcd']]] },
  );
}, 60_000);

test('ten thousand characters without a space are one word, and an unknown one', () => {
  expect(flawsOf('ab'.repeat(5000))).toEqual([]);
  expect(routeQuery('ab'.repeat(5000), catalog).step).toBe('fallback');
});

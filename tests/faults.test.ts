import { expect, test } from 'vitest';
import { scenarios } from './faults/all.ts';

/** A short round of everything that `npm run faults` does at length. */
test.each(scenarios)('$title', { timeout: 180_000 }, async ({ rounds, run }) => {
  const figures = await run(rounds.short, () => {});
  expect(figures.length).toBeGreaterThan(0);
  expect(figures.filter(({ held }) => !held)).toEqual([]);
});

import { expect, test } from 'vitest';
import type { Scenario } from './scenario.ts';

/** A short round, in `npm test`, of what `npm run faults` does at length. */
export function testShortRounds(scenarios: Scenario[]): void {
  test.each(scenarios)('$title', { timeout: 180_000 }, async ({ rounds, run }) => {
    const figures = await run(rounds.short, () => {});
    expect(figures.length).toBeGreaterThan(0);
    expect(figures.filter(({ held, isTime }) => !held && !isTime)).toEqual([]);
  });
}

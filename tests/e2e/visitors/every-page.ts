import { pages } from '#app/content/pages.ts';
import { expect, test } from '#tests/e2e/support/fixtures.ts';
import type { Check } from './checks.ts';

const paths = Object.values(pages)
  .map(({ path }) => path)
  .filter((path) => path !== '/404');

/**
 * One visitor looks at every page, one after the other. What fails on one page does not keep the next from being
 * looked at: `npm run matrix` writes down how each step ended.
 */
export function onEveryPage(name: string, check: Check): void {
  test(name, async ({ page, site }) => {
    test.setTimeout(paths.length * 60_000);
    const failures: string[] = [];
    for (const path of paths)
      await test
        .step(path, () => check(page, { path, site }))
        .catch((error: Error) => failures.push(`${path}: ${error.message}`));
    expect(failures).toEqual([]);
  });
}

import { pages } from '#app/content/pages.ts';
import { test } from '#tests/e2e/support/fixtures.ts';
import { conditions } from './conditions.ts';

/** Every page under every condition. `npm run matrix` writes down how it ended. */
const paths = Object.values(pages)
  .map(({ path }) => path)
  .filter((path) => path !== '/404');

for (const [name, { use, check }] of Object.entries(conditions)) {
  test.describe(name, () => {
    test.use(use);
    for (const path of paths)
      test(path, async ({ page }) => {
        await page.goto(path);
        await check(page);
      });
  });
}

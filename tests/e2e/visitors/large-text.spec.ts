import { pages } from '#app/content/pages.ts';
import { expect, test } from '#tests/e2e/support/fixtures.ts';
import { launchOptions } from '#tests/support/browser.ts';
import { fits } from './conditions.ts';

const { args = [], ...launch } = launchOptions();

// The size that a visitor has chosen in the browser, half as large again as usual.
test.use({
  launchOptions: { ...launch, args: [...args, '--blink-settings=defaultFontSize=24'] },
  viewport: { width: 390, height: 844 },
});

test.describe('letters of 24 px on a phone', () => {
  for (const { path } of Object.values(pages).filter(({ path }) => path !== '/404'))
    test(path, async ({ page }) => {
      await page.goto(path);
      await expect(page.locator('html')).toHaveCSS('font-size', '24px');
      await fits(page);
    });
});

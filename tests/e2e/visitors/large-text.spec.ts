import { expect, test } from '#tests/e2e/support/fixtures.ts';
import { launchOptions } from '#tests/support/browser.ts';
import { fits } from './checks.ts';
import { onEveryPage } from './every-page.ts';

const { args = [], ...launch } = launchOptions();

// The size that a visitor has chosen in the browser, half as large again as usual.
test.use({
  launchOptions: { ...launch, args: [...args, '--blink-settings=defaultFontSize=24'] },
  viewport: { width: 390, height: 844 },
});

onEveryPage('letters of 24 px on a phone', async (page, { path }) => {
  await page.goto(path);
  await expect(page.locator('html')).toHaveCSS('font-size', '24px');
  await fits(page);
});

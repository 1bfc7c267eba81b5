import { pages } from '#app/content/pages.ts';
import { launchOptions } from '#tests/support/browser.ts';
import { expect, test } from '../support/fixtures.ts';

const { args = [], ...launch } = launchOptions();

// The size that a visitor has chosen in the browser, half as large again as usual.
test.use({
  launchOptions: { ...launch, args: [...args, '--blink-settings=defaultFontSize=24'] },
  viewport: { width: 390, height: 844 },
});

for (const { path } of Object.values(pages).filter(({ path }) => path !== '/404')) {
  test(`${path} fits a phone in large letters`, async ({ page }) => {
    await page.goto(path);
    const found = await page.evaluate(() => ({
      letters: getComputedStyle(document.documentElement).fontSize,
      width: document.documentElement.scrollWidth,
      outside: [
        ...document.querySelectorAll(
          'main :is(h1, h2, h3, p, a, label, td), header a, header button, footer a',
        ),
      ]
        .filter((element) => element.checkVisibility() && !element.closest('.gallery-filter, .spam-trap'))
        .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
        .map((element) => element.outerHTML.slice(0, 120)),
    }));
    expect(found).toEqual({ letters: '24px', width: 390, outside: [] });
  });
}

import { type BrowserContextOptions, type Page, chromium as playwright } from '@playwright/test';
import { launchWithCache } from '#tests/support/browser.ts';
import { temporaryHome } from './child.ts';
import { asExpression, type Engine } from './tab.ts';

/** Chromium, by Playwright, if need be in other circumstances. */
export const chromiumWith = (
  prepare: (page: Page) => Promise<unknown>,
  options: BrowserContextOptions = {},
): Engine => ({
  name: 'Chromium',
  missing: null,
  async start(started) {
    const { environment } = await temporaryHome(started);
    const browser = await playwright.launch({
      ...launchWithCache(),
      env: { ...process.env, ...environment },
    });
    started.defer(() => browser.close());
    const left = new Promise<string>((resolve) => browser.once('disconnected', () => resolve('it left')));
    const page = await browser.newPage(options);
    await prepare(page);
    return {
      left,
      tab: {
        go: async (url) => {
          await page.goto(url);
        },
        run: (work, ...args) => page.evaluate(asExpression(work, args)),
        clickAt: (x, y) => page.mouse.click(x, y),
        type: (text) => page.keyboard.type(text),
        press: (key) => page.keyboard.press(key),
        // Playwright's own step back waits for a page to load, and a kept one only comes back.
        back: () => page.evaluate(() => history.back()),
      },
    };
  },
});

export const chromium = chromiumWith(async () => {});

import { chromium as playwright } from '@playwright/test';
import { launchWithCache } from '#tests/support/browser.ts';
import { asExpression, type Engine } from './tab.ts';

/** Chromium, by Playwright. */
export const chromium: Engine = {
  name: 'Chromium',
  missing: null,
  async open() {
    const browser = await playwright.launch(launchWithCache());
    const page = await browser.newPage();
    return {
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
      close: () => browser.close(),
    };
  },
};

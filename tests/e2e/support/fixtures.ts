import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { type Site, startSite } from '#tests/support/site.ts';

type Fixtures = {
  /** The error that a test provokes on purpose; anything else on the console fails it. */
  provokedError: RegExp | null;
  quietConsole: undefined;
};

/**
 * Chromium says this of a page, which has no hold of it and shows nothing of it, when its picture of the page
 * before is ready too late for a cross-fade, or when the page is left before the cross-fade is over.
 */
const skippedCrossFade =
  /Transition was aborted because of invalid state\. (Page already revealed|Document hidden)/;

/** Every test gets the real server, and fails on any error or policy violation in the browser's console. */
export const test = base.extend<Fixtures, { site: Site }>({
  site: [
    async ({ browserName: _ }, use) => {
      const site = await startSite();
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ site }, use) => use(site.url),
  provokedError: [null, { option: true }],
  quietConsole: [
    async ({ page, provokedError }, use) => {
      const errors: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text());
      });
      page.on('pageerror', (error) => {
        if (!skippedCrossFade.test(String(error))) errors.push(String(error));
      });
      await use(undefined);
      expect(errors.filter((text) => !provokedError?.test(text))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** The island under a selector is live once its code has arrived. */
export async function untilAwake(page: Page, name: string): Promise<void> {
  await page.locator(`[data-island="${name}"][data-awake]`).first().waitFor({ state: 'attached' });
}

export async function expectAccessible(page: Page, within = 'html'): Promise<void> {
  await layOutAll(page);
  const { violations } = await new AxeBuilder({ page }).include(within).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual(
    [],
  );
}

/** Colors are judged where things lie, thumbnails included that a visitor has not come near yet. */
async function layOutAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets = [sheet];
  });
}

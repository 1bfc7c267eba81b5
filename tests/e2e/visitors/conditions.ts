import { expect, type Page, type PlaywrightTestOptions } from '@playwright/test';
import { expectAccessible } from '#tests/e2e/support/fixtures.ts';
import { paintedOnPaper, standsOut, stillMoving } from './look-at.ts';

type Condition = {
  use: Partial<PlaywrightTestOptions>;
  prepare?: (page: Page) => Promise<unknown>;
  check: (page: Page) => Promise<void>;
};

export async function fits(page: Page): Promise<void> {
  expect(await page.evaluate(standsOut)).toEqual([]);
}

/** Who visits, and what must hold for them on every page. */
export const conditions: Record<string, Condition> = {
  '320 px wide, or 1280 px at 400 %': { use: { viewport: { width: 320, height: 640 } }, check: fits },
  'a phone on its side': { use: { viewport: { width: 844, height: 390 } }, check: fits },
  'less motion': {
    use: { contextOptions: { reducedMotion: 'reduce' } },
    check: async (page) => expect(await page.evaluate(stillMoving)).toEqual([]),
  },
  'forced colors': { use: { contextOptions: { forcedColors: 'active' } }, check: expectAccessible },
  'more contrast': { use: { contextOptions: { contrast: 'more' } }, check: expectAccessible },
  paper: {
    use: {},
    check: async (page) => {
      await page.emulateMedia({ media: 'print' });
      expect(await page.evaluate(paintedOnPaper)).toEqual([]);
    },
  },
  'no JavaScript': {
    use: { javaScriptEnabled: false },
    check: async (page) => {
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      for (const form of await page.locator('main form').all()) {
        await expect(form).toHaveAttribute('action', /^\//);
        await expect(form.locator('button')).not.toHaveCount(0);
      }
    },
  },
  'storage blocked': {
    use: {},
    prepare: (page) => page.addInitScript(blockStorage),
    check: async (page) => {
      for (const island of await page.locator('[data-island]').all()) {
        await island.dispatchEvent('pointerdown');
        await expect(island).toHaveAttribute('data-awake');
      }
    },
  },
};

/** As a browser does that is told to keep nothing. */
function blockStorage(): void {
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, {
      get: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
}

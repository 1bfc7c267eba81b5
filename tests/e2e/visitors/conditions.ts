import { expect, type Page, type PlaywrightTestOptions } from '@playwright/test';
import { paintedOnPaper, standsOut, stillMoving } from './look-at.ts';

type Condition = {
  use: Partial<PlaywrightTestOptions>;
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
  paper: {
    use: {},
    check: async (page) => {
      await page.emulateMedia({ media: 'print' });
      expect(await page.evaluate(paintedOnPaper)).toEqual([]);
    },
  },
};

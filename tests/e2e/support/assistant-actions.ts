import { expect, type Page } from '@playwright/test';
import { untilAwake } from './fixtures.ts';

export const question = (page: Page) => page.getByRole('combobox', { name: 'What are you looking for?' });

/** What the bubble says: that it is thinking, where it leads and where else it could. */
export const answer = (page: Page) => page.locator('[data-bubble] [role=status]');

export async function ask(page: Page, text: string): Promise<void> {
  await question(page).fill(text);
  await question(page).press('Enter');
}

/** The home page with its assistant awake. From then on time passes only when a test says so. */
export async function openHome(page: Page): Promise<void> {
  await page.clock.install();
  await page.goto('/');
  await page.clock.runFor(100);
  await untilAwake(page, 'assistant');
  await holdTime(page);
}

export async function holdTime(page: Page): Promise<void> {
  // A slow machine takes a while to get there.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 2000);
}

export async function untilAnswered(page: Page): Promise<void> {
  await expect(answer(page).getByRole('link').first()).toBeVisible();
}

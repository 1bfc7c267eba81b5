import type { Page } from '@playwright/test';
import { answer, ask, openHome, question, untilAnswered } from '#tests/e2e/support/assistant-actions.ts';
import { expect, test, untilAwake } from '#tests/e2e/support/fixtures.ts';
import { launchWithCache } from '#tests/support/browser.ts';

test.use({ launchOptions: launchWithCache() });

/** Notes in the page that it came from the cache, so that no test passes because the page was loaded anew. */
async function noteReturns(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset.cameBack = String(persisted);
    });
  });
}

/** Playwright's own step back waits for a page to load, and this one only comes back. */
async function back(page: Page): Promise<void> {
  await page.evaluate(() => history.back());
  await expect(page.locator('html[data-came-back=true]')).toBeAttached();
}

test.beforeEach(async ({ page }) => {
  await noteReturns(page);
  await page.goto('/');
  await untilAwake(page, 'assistant');
});

test('Back finds the assistant as it was before the question, and it answers again', async ({ page }) => {
  await ask(page, 'how much is a hologram?');
  await expect(page).toHaveURL('/akron-holograms');
  await back(page);
  await expect(question(page)).toBeEnabled();
  await expect(question(page)).toHaveValue('');
  await expect(page.locator('.assistant-prompt')).toBeVisible();
  await ask(page, 'veterans');
  await expect(page).toHaveURL('/veterans-program');
});

test('a toast does not come back with Back', async ({ page }) => {
  await ask(page, 'xyzzy plugh frotz');
  await expect(page.locator('.toast')).toBeVisible();
  await expect(page).toHaveURL('/contact');
  await back(page);
  await expect(page).toHaveURL('/');
  await expect(page.locator('.toast')).toHaveCount(0);
});

test('whoever leaves by a link while it thinks is not taken away after Back', async ({ page }) => {
  await openHome(page);
  await ask(page, 'how much is a hologram?');
  await untilAnswered(page);
  await page.getByRole('link', { name: 'Browse services →' }).click();
  await expect(page).toHaveURL('/services');
  await back(page);
  await expect(answer(page)).toBeEmpty();
  await expect(question(page)).toBeEnabled();
});

test.describe('a form', () => {
  test.use({ provokedError: /ERR_INTERNET_DISCONNECTED|422/ });
  test('shows no old toast after Back', async ({ page }) => {
    await page.goto('/contact');
    await page.getByLabel('Your name').focus();
    await untilAwake(page, 'form');
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.locator('.toast')).toBeVisible();
    await page.getByRole('link', { name: 'Services' }).first().click();
    await expect(page).toHaveURL(/services/);
    await back(page);
    await expect(page).toHaveURL('/contact');
    await expect(page.locator('.toast')).toHaveCount(0);
  });
});

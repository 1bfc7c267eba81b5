import type { Locator, Page } from '@playwright/test';
import { expect, test } from '#tests/e2e/support/fixtures.ts';

/** Tabs on until the target has the focus, as someone without a mouse does. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let steps = 0; steps < 80; steps++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('the keyboard does not get there');
}

test('home, services, a form, sent: by keyboard alone', async ({ page }) => {
  await page.goto('/');
  await tabTo(page, page.getByRole('link', { name: 'Browse services →' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/services');

  await tabTo(page, page.getByRole('link', { name: 'Aerial', exact: true }).last());
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/aerial');

  await tabTo(page, page.getByLabel('Your name'));
  await page.keyboard.type('Ana');
  await page.keyboard.press('Tab');
  await page.keyboard.type('ana@example.org');
  await page.keyboard.press('Tab');
  await page.keyboard.type('A film of our school from the air, in May.');
  await tabTo(page, page.locator('#aerial-form').getByRole('button', { name: 'Get a quote' }));
  await page.keyboard.press('Enter');
  await expect(page.locator('#aerial-form').getByRole('status')).toContainText(
    "Message sent! Thanks for your inquiry. We'll be in touch soon.",
  );
});

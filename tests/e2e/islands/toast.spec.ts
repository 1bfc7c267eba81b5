import { ask, holdTime, openHome, question, untilAnswered } from '#tests/e2e/support/assistant-actions.ts';
import { expect, test } from '#tests/e2e/support/fixtures.ts';

const phone = { width: 390, height: 844 };

test('after Dismiss the focus is where it was', async ({ page }) => {
  await openHome(page);
  await ask(page, 'partner');
  await untilAnswered(page);
  const link = page.getByRole('link', { name: 'Browse services →' });
  await link.focus();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(link).toBeFocused();
});

test('after Dismiss the focus is in the page when it was nowhere', async ({ page }) => {
  await openHome(page);
  await ask(page, 'partner');
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(page.locator('main')).toBeFocused();
});

test('in the palette a toast lies in front, and its links work', async ({ page }) => {
  await page.goto('/about');
  await page.keyboard.press('Control+k');
  await ask(page, 'partner');
  await page.locator('.toast').getByRole('link', { name: 'Porpoise Robotics' }).click();
  await expect(page).toHaveURL('/porpoise-robotics');
});

test('in the palette, after Dismiss the focus stays in it', async ({ page }) => {
  await page.clock.install();
  await page.goto('/about');
  await page.keyboard.press('Control+k');
  await expect(question(page)).toBeFocused();
  await holdTime(page);
  await ask(page, 'partner');
  await page.locator('.toast').getByRole('button', { name: 'Dismiss' }).click();
  await expect(page.locator('dialog:focus-within, dialog:focus')).toHaveCount(1);
});

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  for (const place of ['start', 'center', 'end'] as const) {
    test(`a toast leaves the assistant free, which stands at the ${place} of the screen`, async ({
      page,
    }) => {
      await openHome(page);
      await question(page).fill('xyzzy plugh frotz');
      await page
        .locator('[data-island=assistant]')
        .evaluate((island, block) => island.scrollIntoView({ block }), place);
      await question(page).press('Enter');
      await untilAnswered(page);
      const toast = (await page.locator('.toast').boundingBox()) ?? { y: 0, height: 0 };
      const assistant = (await page.locator('[data-island=assistant]').boundingBox()) ?? { y: 0, height: 0 };
      expect(toast.y + toast.height <= assistant.y || toast.y >= assistant.y + assistant.height).toBe(true);
    });
  }

  test('a long word in a toast breaks, and Dismiss stays on the screen', async ({ page }) => {
    await openHome(page);
    await ask(page, 'partner');
    await page.locator('.toast p').evaluate((text) => {
      text.textContent = `Something went wrong. Write to ${'averylongaddress'.repeat(5)}@prometheon.example.`;
    });
    const dismiss = page.getByRole('button', { name: 'Dismiss' });
    await expect(dismiss).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);
  });
});

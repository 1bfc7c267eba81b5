import type { Page } from '@playwright/test';
import { expect, test } from '#tests/e2e/support/fixtures.ts';

test.use({ viewport: { width: 390, height: 844 } });

const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu' });

test('Tab does not go behind the open menu, and the focus comes back when it closes', async ({ page }) => {
  await page.goto('/contact');
  const opener = page.getByRole('button', { name: 'Menu' });
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(menu(page)).toBeVisible();
  for (const key of ['Tab', 'Shift+Tab']) {
    const reached = new Set<string>();
    for (let press = 0; press < 25; press++) {
      await page.keyboard.press(key);
      reached.add(
        await page.evaluate(() => {
          const { activeElement } = document;
          if (!activeElement || activeElement === document.body) return 'the browser';
          return activeElement.closest('#menu') ? (activeElement.textContent ?? '') : activeElement.outerHTML;
        }),
      );
    }
    expect([...reached].filter((name) => name.startsWith('<'))).toEqual([]);
    for (const name of ['Close', 'About', 'Explore all pages']) expect(reached, key).toContain(name);
  }
  await menu(page).getByRole('button', { name: 'Close' }).click();
  await expect(menu(page)).toBeHidden();
  await expect(opener).toBeFocused();
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`in a browser without popovers, scripts ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    // The changed style has another hash.
    test.use({ bypassCSP: true, javaScriptEnabled });

    test.beforeEach(async ({ page }) => {
      await page.route('**/contact', async (route) => {
        const response = await route.fetch();
        const html = await response.text();
        const older = html
          .replace(/ popover(target(action)?)?="[^"]*"/gi, '')
          .replaceAll(':popover-open', ':not-known-then');
        await route.fulfill({ response, body: older });
      });
      await page.goto('/contact');
    });

    test('the menu is closed, opens, closes and leads on', async ({ page }) => {
      await expect(menu(page)).toBeHidden();
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
      const opener = page.getByRole('link', { name: 'Menu' });
      await opener.click();
      await expect(menu(page)).toBeInViewport();
      await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
      await menu(page).getByRole('link', { name: 'Close' }).click();
      await expect(menu(page)).toBeHidden();
      await opener.click();
      await page.goBack();
      await expect(menu(page)).toBeHidden();
      await opener.click();
      await menu(page).getByRole('link', { name: 'About' }).click();
      await expect(page).toHaveURL('/about');
    });

    test('a wide screen has the header’s links and no menu', async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
      await expect(page.getByText('Menu', { exact: true }).filter({ visible: true })).toHaveCount(0);
    });
  });
}

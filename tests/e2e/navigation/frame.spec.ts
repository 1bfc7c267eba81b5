import { pages } from '#app/content/pages.ts';
import { expect, expectAccessible, test } from '#tests/e2e/support/fixtures.ts';

const paths = Object.values(pages)
  .map(({ path }) => path)
  .filter((path) => path !== '/404');

for (const path of paths) {
  test(`${path} is quiet, accessible and fits a phone`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await expectAccessible(page);
    }
    for (const width of [320, 390, 820, 2560]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width} px`).toBe(width);
    }
  });
}

test('the phone menu opens, leads on and closes, without a script too', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/contact');
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await page.getByRole('button', { name: 'Menu' }).click();
  await menu.getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL('/about');
});

test('the skip link leads past the header', async ({ page }) => {
  await page.goto('/contact');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('#content')).toBeFocused();
});

test.describe('a page that does not exist', () => {
  test.use({ provokedError: /404 \(Not Found\)/ });
  test('says so and leads home', async ({ page }) => {
    const logged = page.waitForEvent('console', (message) => message.text().endsWith(': /no-such-page'));
    const response = await page.goto('/no-such-page');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
    await logged;
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await expect(page).toHaveURL('/');
  });
});

test('who reloads a long page, or comes back to it, is where they were', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 844 });
  await page.goto('/about');
  const last = page.locator('main > section').last();
  const top = () => last.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  // Step by step, as a wheel does.
  while ((await top()) > 300) {
    await page.mouse.wheel(0, 400);
    await page.waitForTimeout(100);
  }
  const before = await top();
  await page.reload();
  await expect.poll(top).toBe(before);
  await page.goto('/contact');
  await page.goBack();
  await expect.poll(top).toBe(before);
});

test('a page is laid out to its end, though nobody scrolls', async ({ page }) => {
  await page.goto('/photo-gallery');
  const isSkipped = () =>
    page
      .locator('footer a')
      .last()
      .evaluate((link) => !link.checkVisibility({ contentVisibilityAuto: true }));
  expect(await isSkipped()).toBe(false);
});

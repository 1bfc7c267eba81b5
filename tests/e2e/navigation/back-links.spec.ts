import type { Page } from '@playwright/test';
import { expect, test } from '#tests/e2e/support/fixtures.ts';
import { launchWithCache } from '#tests/support/browser.ts';

// Playwright turns the back/forward cache off, but visitors' browsers have it on.
test.use({ launchOptions: launchWithCache() });

const own = (page: Page) => page.locator('a[data-back=page]').first();

/** Presses the page's own back link until there is none, and tells which pages that led through. */
async function pressOwnLink(page: Page, most = 6): Promise<string[]> {
  const pages: string[] = [];
  while (pages.length < most && (await own(page).count()) > 0) {
    const before = page.url();
    // A page that comes from the cache has no second load to wait for.
    await page.waitForFunction(() => document.readyState === 'complete');
    await own(page).click();
    await expect.poll(() => page.url()).not.toBe(before);
    pages.push(new URL(page.url()).pathname);
  }
  return pages;
}

/** Presses the browser's own button. Chromium tells nothing of its history while it swaps pages. */
async function walk(page: Page, button: 'goBack' | 'goForward', path: string): Promise<void> {
  await page[button]({ waitUntil: 'commit' });
  await expect(page).toHaveURL(path);
  await page.waitForFunction(() => document.readyState === 'complete');
}

async function clickInMenu(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click();
}

for (const cache of ['on', 'off'] as const) {
  test.describe(`with the back/forward cache ${cache}`, () => {
    test.beforeEach(async ({ page }) => {
      await page.addInitScript((isOn) => {
        addEventListener('pageshow', (event) => {
          if (event.persisted) document.documentElement.dataset.cameFromCache = '';
        });
        // Chromium keeps no page that wants to know when it is unloaded.
        if (!isOn) addEventListener('unload', () => {});
      }, cache === 'on');
    });

    test(`pages come back ${cache === 'on' ? 'from the cache' : 'anew'}`, async ({ page }) => {
      await page.goto('/services');
      await page.goto('/about');
      await page.goBack({ waitUntil: 'commit' });
      await expect(page.locator('html[data-came-from-cache]')).toHaveCount(cache === 'on' ? 1 : 0);
    });

    for (const [button, target] of [
      ['Contact Us for a Personalized Demo', '/contact'],
      ['Shop Robotics', '/porpoise-robotics'],
    ] as const) {
      test(`“${button}” and back ends at the services`, async ({ page }) => {
        await page.goto('/services');
        await page.locator('a[href="/akron-holograms"][data-sets-flag]').first().click();
        await page.getByRole('link', { name: button }).click();
        await expect(page).toHaveURL(target);
        await expect(own(page)).toHaveText('← Back to Akron Holograms');
        expect(await pressOwnLink(page)).toEqual(['/akron-holograms', '/services']);
      });

      test(`so it does after a jump within ${target}`, async ({ page }) => {
        await page.goto('/services');
        await page.locator('a[href="/akron-holograms"][data-sets-flag]').first().click();
        await page.getByRole('link', { name: button }).click();
        await expect(own(page)).toHaveText('← Back to Akron Holograms');
        await page.evaluate(() => {
          location.hash = 'content';
        });
        expect(await pressOwnLink(page)).toEqual(['/akron-holograms', '/services']);
      });
    }

    test('the browser’s own Back and Forward do not confuse it', async ({ page }) => {
      await page.goto('/services');
      await clickInMenu(page, 'Holograms');
      await clickInMenu(page, 'Contact');
      await clickInMenu(page, 'Holograms');
      await expect(page).toHaveURL('/akron-holograms');
      await walk(page, 'goBack', '/contact');
      await walk(page, 'goBack', '/akron-holograms');
      await walk(page, 'goForward', '/contact');
      expect(await pressOwnLink(page)).toEqual(['/akron-holograms', '/services']);
    });

    test('a walk to and fro between two pages is walked back once', async ({ page }) => {
      await page.goto('/');
      for (const name of ['Holograms', 'Contact', 'Holograms', 'Contact']) await clickInMenu(page, name);
      await expect(page).toHaveURL('/contact');
      expect(await pressOwnLink(page)).toEqual(['/akron-holograms', '/contact', '/akron-holograms', '/']);
    });

    test('nobody is led to the hidden page who has not been there', async ({ page }) => {
      for (const [name, path] of [
        ['Education', '/education'],
        ['Robotics', '/porpoise-robotics'],
      ] as const) {
        await page.goto('/');
        await clickInMenu(page, name);
        await expect(page).toHaveURL(path);
        await expect(own(page)).toHaveText('← Back to Home');
        expect(await pressOwnLink(page)).toEqual(['/']);
      }
    });
  });
}

test('a page that was opened in a new tab leads to the page that opened it', async ({ page, context }) => {
  await page.goto('/about');
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Education' })
      .click({ modifiers: ['ControlOrMeta'] }),
  ]);
  await expect(own(tab)).toHaveAttribute('href', '/about');
  expect(await pressOwnLink(tab)).toEqual(['/about']);
});

test('who came through the hidden page goes back to its menu', async ({ page }) => {
  await page.goto('/qr');
  await page.getByRole('link', { name: 'Education' }).first().click();
  await page.getByRole('link', { name: 'See the five days' }).click();
  await expect(own(page)).toHaveText('← Back to Education');
  expect(await pressOwnLink(page)).toEqual(['/education', '/qr']);
  await expect(page.locator('#qr-menu')).toBeInViewport();
});

import type { Page } from '@playwright/test';
import { ask, question } from '#tests/e2e/support/assistant-actions.ts';
import { expect, test, untilAwake } from '#tests/e2e/support/fixtures.ts';

/** As in Firefox, which reports no paint of a page that is shown scrolled: at an anchor, reloaded, or come back to. */
async function withoutPaintEntries(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const observe = PerformanceObserver.prototype.observe;
    PerformanceObserver.prototype.observe = function (options = {}) {
      if (options.type !== 'paint') observe.call(this, options);
    };
  });
}

test('islands wake where the browser reports no paint', async ({ page }) => {
  await withoutPaintEntries(page);
  for (const [path, island] of [
    ['/', 'assistant'],
    ['/contact#office-address', 'form'],
    ['/photo-gallery#event', 'gallery-filter'],
    ['/photo-gallery#event', 'lightbox'],
  ] as const) {
    await page.goto(path);
    await untilAwake(page, island);
  }
});

test.describe('a question asked before the assistant wakes', () => {
  test('is answered by the plain form', async ({ page }) => {
    await page.route('**/assets/*.js', () => {});
    await page.goto('/', { waitUntil: 'commit' });
    await ask(page, 'how much is a hologram?');
    await expect(page).toHaveURL('/akron-holograms');
  });

  test('is kept and answered when it wakes before Enter', async ({ page }) => {
    const { promise: typed, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/assets/assistant-view-*.js', (route) => typed.then(() => route.continue()));
    await page.goto('/');
    await question(page).fill('veterans');
    release();
    await untilAwake(page, 'assistant');
    await question(page).press('Enter');
    await expect(page).toHaveURL('/veterans-program');
  });

  test('stays when the prompts turn', async ({ page }) => {
    await page.clock.install();
    const { promise: typed, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/assets/assistant-view-*.js', (route) => typed.then(() => route.continue()));
    await page.goto('/');
    await page.clock.runFor(100);
    await question(page).fill('veterans');
    release();
    await untilAwake(page, 'assistant');
    await page.clock.runFor(20_000);
    await expect(question(page)).toHaveValue('veterans');
  });
});

test.describe('a file that does not arrive', () => {
  // Chromium shows a picture alone without the cross-fade between pages, and in styles that our policy refuses.
  test.use({ provokedError: /503|ViewTransition opt-in disabled|Applying inline style/ });

  for (const [path, island, file] of [
    ['/', 'assistant', 'assistant-view'],
    ['/', 'assistant', 'react'],
    ['/contact', 'form', 'form-view'],
    ['/photo-gallery', 'lightbox', 'lightbox'],
  ] as const) {
    test(`is asked for again: ${file} on ${path}`, async ({ page }) => {
      await page.route(`**/assets/${file}-*.js`, (route) => route.fulfill({ status: 503 }), { times: 1 });
      await page.goto(path);
      await page.locator(`[data-island="${island}"]`).scrollIntoViewIfNeeded();
      await untilAwake(page, island);
    });
  }

  test('leaves a question that the plain form answers', async ({ page }) => {
    await page.route('**/assets/assistant-view-*.js', (route) => route.fulfill({ status: 503 }));
    await page.goto('/', { waitUntil: 'networkidle' });
    await ask(page, 'how much is a hologram?');
    await expect(page).toHaveURL('/akron-holograms');
  });

  test('leaves a form that posts', async ({ page }) => {
    await page.route('**/assets/form-view-*.js', (route) => route.fulfill({ status: 503 }));
    await page.goto('/contact', { waitUntil: 'networkidle' });
    await page.getByLabel('Your name').fill('Ana');
    await page.getByLabel('Email').fill('ana@example.org');
    await page.getByLabel('Subject').fill('A class');
    await page.getByLabel('Message').fill('For my daughter.');
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.locator('form').getByRole('status')).toContainText('Message sent successfully!');
  });

  test('leaves a gallery of plain links', async ({ page }) => {
    await page.route(/assets\/(lightbox|filter)-/, (route) => route.fulfill({ status: 503 }));
    await page.goto('/photo-gallery', { waitUntil: 'networkidle' });
    await page.locator('a[data-picture]').first().click();
    await expect(page).not.toHaveURL('/photo-gallery');
  });

  test('wakes at the next touch, once it arrives', async ({ page }) => {
    const blocked = '**/assets/assistant-view-*.js';
    await page.route(blocked, (route) => route.fulfill({ status: 503 }));
    await page.goto('/', { waitUntil: 'networkidle' });
    await page.unroute(blocked);
    await question(page).focus();
    await untilAwake(page, 'assistant');
  });

  test('the key for the assistant leads to the home page, where it stands', async ({ page }) => {
    await page.route('**/assets/palette-*.js', (route) => route.fulfill({ status: 503 }));
    await page.goto('/about', { waitUntil: 'networkidle' });
    await page.keyboard.press('Control+k');
    await expect(page).toHaveURL('/#assistant-q');
    await expect(question(page)).toBeFocused();
  });
});

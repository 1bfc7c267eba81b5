import type { Page } from '@playwright/test';
import { expect, expectAccessible, test, untilAwake } from '#tests/e2e/support/fixtures.ts';
import { fingersOn } from '#tests/e2e/support/touch.ts';

/** The three pages with a lightbox, and how many pictures each has. */
const pages = [
  { path: '/photo-gallery', total: 26 },
  { path: '/ai-visuals', total: 12 },
  { path: '/graphic-design', total: 4 },
];

const dialog = (page: Page) => page.getByRole('dialog');
const thumbnail = (page: Page, index: number) => page.locator('a[data-picture]').nth(index);

async function openFirst(page: Page, path = '/graphic-design'): Promise<void> {
  await page.goto(path);
  await untilAwake(page, 'lightbox');
  await thumbnail(page, 0).click();
  await expect(dialog(page)).toBeVisible();
}

for (const { path, total } of pages) {
  test(`${path} opens pictures, counts ${total}, and wraps both ways`, async ({ page }) => {
    await openFirst(page, path);
    await expect(dialog(page)).toContainText(`1 / ${total}`);
    await expect(dialog(page).getByRole('figure')).toContainText(/\w+/);
    await page.getByRole('button', { name: 'Previous picture' }).click();
    await expect(dialog(page)).toContainText(`${total} / ${total}`);
    await page.getByRole('button', { name: 'Next picture' }).click();
    await expect(dialog(page)).toContainText(`1 / ${total}`);
    await expectAccessible(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectAccessible(page);
  });
}

for (const key of ['Enter', 'Space']) {
  test(`${key} on a picture opens it; Escape closes and gives the focus back`, async ({ page }) => {
    await page.goto('/graphic-design');
    await untilAwake(page, 'lightbox');
    await thumbnail(page, 1).focus();
    const scrolled = await page.evaluate(() => scrollY);
    await page.keyboard.press(key);
    await expect(dialog(page)).toContainText('2 / 4');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(thumbnail(page, 1)).toBeFocused();
    await expect(page).toHaveURL('/graphic-design');
    expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  });
}

test('arrow keys step and wrap, and what is shown is announced', async ({ page }) => {
  await openFirst(page);
  await page.keyboard.press('ArrowLeft');
  await expect(dialog(page).locator('[aria-live]')).toHaveText('Picture 4 of 4: Slow Signal magazine');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(dialog(page).locator('[aria-live]')).toHaveText('Picture 2 of 4: Kelpwright tins');
  await expect(dialog(page)).toHaveAccessibleName('Kelpwright tins');
});

test('the button and the background close it; the picture and its caption do not', async ({ page }) => {
  await openFirst(page);
  await dialog(page).getByRole('img').click();
  await dialog(page).getByText('Poster series').click();
  await expect(dialog(page)).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL('/graphic-design');
  await thumbnail(page, 0).click();
  await expect(dialog(page)).toBeVisible();
  await page.mouse.click(8, 450);
  await expect(dialog(page)).toBeHidden();
});

test('the focus goes round inside', async ({ page }) => {
  await openFirst(page);
  const focused = async () => {
    await page.keyboard.press('Tab');
    return page.evaluate(() => document.activeElement?.textContent);
  };
  expect([await focused(), await focused(), await focused()]).toEqual([
    'Previous picture',
    'Next picture',
    'Close',
  ]);
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('button', { name: 'Next picture' })).toBeFocused();
});

test('the page behind neither scrolls nor moves', async ({ page }) => {
  await page.goto('/photo-gallery');
  await untilAwake(page, 'lightbox');
  await thumbnail(page, 9).scrollIntoViewIfNeeded();
  const place = () => thumbnail(page, 9).evaluate((link) => JSON.stringify(link.getBoundingClientRect()));
  const before = await place();
  await thumbnail(page, 9).click();
  await expect(dialog(page)).toBeVisible();
  await page.mouse.wheel(0, 600);
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowRight');
  expect(await place()).toBe(before);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  expect(await place()).toBe(before);
});

test('neighbours are loaded after 100 ms, and not before', async ({ page }) => {
  await page.goto('/graphic-design');
  await untilAwake(page, 'lightbox');
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await thumbnail(page, 0).click();
  await expect(dialog(page)).toBeVisible();
  const loaded = dialog(page).locator('img');
  await page.clock.runFor(99);
  await expect(loaded).toHaveCount(1);
  await page.clock.runFor(1);
  await expect(loaded).toHaveCount(3);
  for (const image of await loaded.all()) {
    await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.complete)).toBe(true);
  }
  await expect(dialog(page).getByRole('img')).toHaveCount(1);
});

test('a picture has an address: Back closes it, Forward opens it, a link leads straight to it', async ({
  page,
}) => {
  await openFirst(page);
  await expect(page).toHaveURL('/graphic-design?picture=posters-night-ferry');
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL('/graphic-design?picture=packaging-kelpwright');
  await page.goBack();
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL('/graphic-design');
  await page.goForward();
  await expect(dialog(page)).toContainText('2 / 4');

  await page.goto('/graphic-design?picture=identity-marrowlight');
  await expect(dialog(page)).toContainText('3 / 4');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/graphic-design');
  await expect(thumbnail(page, 2)).toBeFocused();
  await page.goto('/graphic-design?picture=no-such-picture');
  await untilAwake(page, 'lightbox');
  await expect(dialog(page)).toBeHidden();
});

test('a double click looks closer, with more pixels, and a second one steps back', async ({ page }) => {
  await openFirst(page);
  const image = dialog(page).getByRole('img');
  const width = () => image.evaluate((element) => element.getBoundingClientRect().width);
  const small = await width();
  await image.dblclick();
  await expect.poll(width).toBeCloseTo(small * 2.5, 0);
  await image.dblclick();
  await expect.poll(width).toBeCloseTo(small, 0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 });

  const scale = (page: Page) =>
    page.locator('.lightbox-layer').evaluate((layer) => new DOMMatrix(getComputedStyle(layer).transform).a);

  test('a swipe beyond 50 px steps, a shorter or steeper one does not', async ({ page }) => {
    await openFirst(page);
    const { drag } = await fingersOn(page);
    const counter = dialog(page);
    await drag([
      [300, 400],
      [249, 400],
    ]);
    await expect(counter).toContainText('2 / 4');
    await drag([
      [200, 400],
      [260, 410],
    ]);
    await expect(counter).toContainText('1 / 4');
    await drag([
      [200, 400],
      [260, 400],
    ]);
    await expect(counter).toContainText('4 / 4');
    await drag([
      [300, 400],
      [250, 400],
    ]);
    await drag([
      [300, 300],
      [240, 420],
    ]);
    await expect(counter).toContainText('4 / 4');
    await expect.poll(() => scale(page)).toBe(1);
  });

  test('two fingers enlarge; then one finger moves the picture instead of changing it', async ({ page }) => {
    await openFirst(page);
    const { drag } = await fingersOn(page);
    await drag(
      [
        [170, 400],
        [120, 400],
      ],
      [
        [220, 400],
        [270, 400],
      ],
    );
    await expect.poll(() => scale(page)).toBeCloseTo(3, 1);
    await drag([
      [300, 400],
      [200, 400],
    ]);
    await expect(dialog(page)).toContainText('1 / 4');
    await page.keyboard.press('ArrowRight');
    await expect(dialog(page)).toContainText('2 / 4');
    await expect.poll(() => scale(page)).toBe(1);
  });

  test('a double tap looks closer and back', async ({ page }) => {
    await openFirst(page);
    const { doubleTap } = await fingersOn(page);
    await doubleTap([195, 420]);
    await expect.poll(() => scale(page)).toBeCloseTo(2.5, 1);
    await doubleTap([195, 420]);
    await expect.poll(() => scale(page)).toBe(1);
  });
});

test.describe('without JavaScript', () => {
  // The browser's own view of a picture has a style that the site's policy forbids, and no transition.
  test.use({ javaScriptEnabled: false, provokedError: /Content Security Policy|404|ViewTransition/ });
  test('a picture is a link to its large version', async ({ page }) => {
    await page.goto('/ai-visuals');
    const href = await thumbnail(page, 0).getAttribute('href');
    await thumbnail(page, 0).click();
    await expect(page).toHaveURL(href ?? '');
  });
});

for (const close of ['Escape', 'the button', 'Back'] as const) {
  test(`with a filter in the address, ${close} closes and gives the focus back`, async ({ page }) => {
    await page.goto('/photo-gallery#people');
    await untilAwake(page, 'lightbox');
    const opener = page.locator('a[data-picture]').filter({ visible: true }).nth(1);
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toBeVisible();
    if (close === 'Escape') await page.keyboard.press('Escape');
    else if (close === 'Back') await page.evaluate(() => history.back());
    else await dialog(page).getByRole('button', { name: 'Close' }).click();
    await expect(dialog(page)).toBeHidden();
    await expect(page).toHaveURL('/photo-gallery#people');
    await expect(opener).toBeFocused();
    // The step back in history comes later, and must not take it away.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
    await expect(opener).toBeFocused();
  });
}

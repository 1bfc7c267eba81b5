import type { Page } from '@playwright/test';
import { aerialFilm, hologramFilms, program, qrTrailer } from '#app/content/studio/films.ts';
import { expect, expectAccessible, test, untilAwake } from '#tests/e2e/support/fixtures.ts';
import { blockVideoSite, standInVideoSite, watchForeignRequests } from '#tests/e2e/support/video-site.ts';

const { akron1, akron2 } = hologramFilms;
const pages = {
  '/akron-holograms': Object.values(hologramFilms),
  '/aerial': [aerialFilm],
  '/qr': [qrTrailer],
  '/generated-video': program,
};

function film(page: Page, title: string) {
  return page.locator('[data-island=video]').filter({ hasText: title });
}

async function open(page: Page, path = '/akron-holograms'): Promise<void> {
  await page.goto(path);
  await untilAwake(page, 'video');
}

for (const [path, films] of Object.entries(pages)) {
  test(`${path}: ${films.length} of our posters with credits, and no request leaves the host`, async ({
    page,
    baseURL,
  }) => {
    const foreign = watchForeignRequests(page, baseURL);
    await open(page, path);
    await expect(page.locator('[data-island=video]')).toHaveCount(films.length);
    for (const { title, credit } of films) {
      const poster = film(page, `Play ${title}`).getByRole('img');
      await poster.scrollIntoViewIfNeeded();
      await expect
        .poll(() => poster.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
      await expect(page.getByText(`Film: ${credit.work}, ${credit.by}, ${credit.licence}`)).toBeVisible();
    }
    await page.waitForLoadState('networkidle');
    expect(foreign).toEqual([]);
  });
}

for (const way of ['click', 'Enter', ' '] as const) {
  test(`${way === ' ' ? 'Space' : way} puts the playing player in the poster's place`, async ({ page }) => {
    const site = await standInVideoSite(page);
    await open(page);
    const button = page.getByRole('button', { name: `Play ${akron1.title}` });
    if (way === 'click') await button.click();
    else await button.press(way);
    const player = page.getByTitle(akron1.title);
    await expect(player).toBeFocused();
    await expect(player).toHaveAttribute(
      'src',
      /^https:\/\/www\.youtube-nocookie\.com\/embed\/Y-rmzh0PI3c\?autoplay=1/,
    );
    await expect(page.frameLocator('iframe').getByText('The film plays.')).toBeVisible();
    await expect(button).toBeHidden();
    expect(site.asked.filter((url) => url.includes('/embed/'))).toHaveLength(1);
    await expect(page).toHaveURL('/akron-holograms');
    await expectAccessible(page);
  });
}

test('the trailer is muted and starts over at its end', async ({ page }) => {
  await standInVideoSite(page);
  await open(page, '/qr');
  await page.getByRole('button', { name: `Play ${qrTrailer.title}` }).click();
  await expect(page.getByTitle(qrTrailer.title)).toHaveAttribute(
    'src',
    /\/embed\/UXqq0ZvbOnk\?autoplay=1&.*mute=1&loop=1&playlist=UXqq0ZvbOnk/,
  );
});

test('the page does not move when a film starts', async ({ page }) => {
  await standInVideoSite(page);
  await open(page);
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await height();
  await page.getByRole('button', { name: `Play ${akron1.title}` }).click();
  await expect(page.getByTitle(akron1.title)).toBeFocused();
  expect(await height()).toBe(before);
});

test('a second film pauses the first', async ({ page }) => {
  const site = await standInVideoSite(page);
  await open(page);
  await page.getByRole('button', { name: `Play ${akron1.title}` }).click();
  await expect(page.frameLocator('iframe').getByText('The film plays.')).toBeVisible();
  await page.getByRole('button', { name: `Play ${akron2.title}` }).click();
  await expect(page.getByTitle(akron2.title)).toBeFocused();
  await expect
    .poll(async () => (await site.told()).map((message) => JSON.parse(message).func))
    .toEqual(['pauseVideo']);
});

test.describe('when the video site cannot be reached', () => {
  test.use({ provokedError: /ERR_FAILED/ });
  test('the poster stays, says so, and can be tried again', async ({ page }) => {
    await blockVideoSite(page);
    await open(page);
    const button = page.getByRole('button', { name: `Play ${akron1.title}` });
    await button.click();
    const notice = film(page, akron1.title).getByRole('status');
    await expect(notice).toContainText('The video site cannot be reached from here at the moment.');
    await expect(notice.getByRole('link')).toHaveAttribute(
      'href',
      'https://www.youtube.com/watch?v=Y-rmzh0PI3c',
    );
    await expect(button).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(0);
    await expectAccessible(page);

    await page.unrouteAll();
    await standInVideoSite(page);
    await button.click();
    await expect(page.getByTitle(akron1.title)).toBeFocused();
    await expect(notice).toBeEmpty();
  });
});

test.describe('when a poster of ours is lost', () => {
  test.use({ provokedError: /404|ERR_FAILED|CORS/ });
  test('the video site’s thumbnails are asked for in order', async ({ page }) => {
    const asked: string[] = [];
    await page.route('**/holograms/akron-1-*', (route) => {
      if (route.request().method() === 'HEAD') asked.push(new URL(route.request().url()).search);
      return route.fulfill({ status: 404 });
    });
    await page.route('https://i.ytimg.com/**', (route) => {
      const url = route.request().url();
      asked.push(`${route.request().method()} ${url}`);
      return route.fulfill({
        status: url.includes('hqdefault') ? 200 : 404,
        headers: { 'access-control-allow-origin': '*' },
        contentType: 'image/svg+xml',
        body: '<svg xmlns="http://www.w3.org/2000/svg" width="480" height="360"/>',
      });
    });
    await open(page);
    const poster = film(page, akron1.title).getByRole('img');
    await poster.scrollIntoViewIfNeeded();
    await expect(poster).toHaveAttribute('src', 'https://i.ytimg.com/vi/Y-rmzh0PI3c/hqdefault.jpg');
    await expect
      .poll(() => poster.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    expect(asked).toEqual([
      expect.stringMatching(/^\?t=\d+$/),
      'HEAD https://i.ytimg.com/vi/Y-rmzh0PI3c/maxresdefault.jpg',
      'HEAD https://i.ytimg.com/vi/Y-rmzh0PI3c/hqdefault.jpg',
      'GET https://i.ytimg.com/vi/Y-rmzh0PI3c/hqdefault.jpg',
    ]);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('a poster is a link to its film', async ({ page }) => {
    await page.goto('/aerial');
    await expect(page.getByRole('link', { name: `Play ${aerialFilm.title}` })).toHaveAttribute(
      'href',
      'https://www.youtube.com/watch?v=WhWc3b3KhnY',
    );
  });
});

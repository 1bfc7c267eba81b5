import type { Page } from '@playwright/test';
import { expect, test, untilAwake } from '#tests/e2e/support/fixtures.ts';

const path = '/akron-holograms';

test('three models with their films, and both price tables', async ({ page }) => {
  await page.goto(path);
  for (const number of [1, 2, 3]) {
    await expect(page.getByText(`Play Akron ${number} Holographic Display`)).toBeVisible();
  }
  const cellsOf = (name: string) => page.getByRole('table', { name }).getByRole('row');
  await expect(cellsOf('Displays')).toHaveText([
    'ModelIncludedPrice',
    'Akron I (1 fan)2 pre-loaded 1080p images$800',
    'Akron II (1 fan)3 pre-loaded 1080p images$1,500',
    'Akron III (3 fans)5 pre-loaded 1080p images$3,000',
  ]);
  await expect(cellsOf('Add-ons per month')).toHaveText([
    'QualityImagesPer month',
    '720p5 images$100',
    '1080p10 images$200',
    '1080p20 images$300',
  ]);
});

test('prints its prices and nothing dark', async ({ page }) => {
  await page.goto(path);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('table', { name: 'Displays' })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Add-ons per month' })).toBeVisible();
  await expect(page.locator('img, canvas').filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(0, 0, 0)');
});

test.describe('the top-left link', () => {
  test('goes back in history', async ({ page }) => {
    await page.goto('/explore');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Holograms' }).click();
    await expect(page).toHaveURL(path);
    await page.getByRole('link', { name: 'Go Back' }).click();
    await expect(page).toHaveURL('/explore');
  });

  test('leads to the services when the visitor came from there, once', async ({ page }) => {
    await page.goto('/services');
    await page.locator('a[href="/akron-holograms"][data-sets-flag]').first().click();
    await expect(page.getByRole('link', { name: '← Back to Services' })).toHaveAttribute('href', '/services');
    await page.reload();
    await expect(page.getByRole('link', { name: 'Go Back' })).toBeVisible();
  });
});

for (const [name, target] of [
  ['Shop Robotics', '/porpoise-robotics'],
  ['Contact Us for a Personalized Demo', '/contact'],
] as const) {
  test(`${name} leads to ${target}, whose own link leads back here`, async ({ page }) => {
    await page.goto(path);
    await page.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(target);
    await expect(page.getByRole('link', { name: '← Back to Akron Holograms' })).toHaveAttribute('href', path);
  });
}

function drawing(page: Page): Promise<string> {
  return page.locator('.hologram canvas').evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());
}

/** Within ten frames, however long the machine takes for them. */
function moves(page: Page): Promise<boolean> {
  return page.locator('.hologram canvas').evaluate(async (canvas: HTMLCanvasElement) => {
    const before = canvas.toDataURL();
    for (let frame = 0; frame < 10; frame++) await new Promise(requestAnimationFrame);
    return canvas.toDataURL() !== before;
  });
}

test.describe('the hologram', () => {
  test('turns, can be held, and changes its figure', async ({ page }) => {
    await page.goto(path);
    await untilAwake(page, 'hologram');
    expect(await moves(page)).toBe(true);
    await page.getByRole('button', { name: 'Hold it still' }).click();
    expect(await moves(page)).toBe(false);

    const flame = await drawing(page);
    const shell = page.getByRole('button', { name: 'Shell' });
    await shell.click();
    await expect(shell).toHaveAttribute('aria-pressed', 'true');
    expect(await drawing(page)).not.toBe(flame);

    await page.getByRole('button', { name: 'Let it turn' }).click();
    expect(await moves(page)).toBe(true);
  });

  test('follows a finger', async ({ page }) => {
    await page.goto(path);
    await untilAwake(page, 'hologram');
    await page.getByRole('button', { name: 'Hold it still' }).click();
    const before = await drawing(page);
    const stage = page.locator('.hologram canvas');
    await stage.dragTo(stage, { sourcePosition: { x: 100, y: 200 }, targetPosition: { x: 220, y: 200 } });
    await expect.poll(() => drawing(page)).not.toBe(before);
  });

  test('rests while it is off the screen', async ({ page }) => {
    await page.goto(path);
    await untilAwake(page, 'hologram');
    await page.locator('#prices').scrollIntoViewIfNeeded();
    await expect.poll(() => moves(page)).toBe(false);
    await page.evaluate(() => scrollTo(0, 0));
    await expect.poll(() => moves(page)).toBe(true);
  });

  test.describe('for those who asked for less motion', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });
    test('stands still until it is told to turn', async ({ page }) => {
      await page.goto(path);
      await untilAwake(page, 'hologram');
      expect(await moves(page)).toBe(false);
      await page.getByRole('button', { name: 'Let it turn' }).click();
      expect(await moves(page)).toBe(true);
    });
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });
    test('is a drawing', async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('img', { name: /A live drawing of a hologram/ })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Shell' })).toBeHidden();
    });
  });

  test('weighs at most 15 KB and comes after the page', async ({ page }) => {
    await page.goto(path);
    await untilAwake(page, 'hologram');
    const scripts = await page.evaluate(() => {
      const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      return (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name }) => /\/(turn|figures|draw|view)-[^/]+\.js$/.test(name))
        .map(({ startTime, encodedBodySize: bytes }) => ({
          bytes,
          afterThePage: startTime > (page?.loadEventStart ?? Infinity),
        }));
    });
    expect(scripts.length).toBeGreaterThan(0);
    expect(scripts.every(({ afterThePage }) => afterThePage)).toBe(true);
    expect(scripts.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(15_000);
  });
});

import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test, untilAwake } from '#tests/e2e/support/fixtures.ts';

test.describe('where the system chooses the colors', () => {
  test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }));

  test('buttons have an edge', async ({ page }) => {
    await page.goto('/photography');
    for (const name of ['Book a shoot', 'See the photo gallery'])
      expect(await colorsOf(page.getByRole('link', { name }), 'top')).not.toEqual(await backdrop(page));
  });

  test('an accordion shows its sign', async ({ page }) => {
    await page.goto('/bootcamp');
    for (const sign of [page.locator('.accordion-sign').first(), page.locator('.accordion-sign').last()])
      expect((await colorsOf(sign, 'all')).length).toBeGreaterThan(1);
  });

  test('the chosen filter of the gallery is marked', async ({ page }) => {
    await page.goto('/photo-gallery');
    await untilAwake(page, 'gallery-filter');
    const filter = (name: string) =>
      page.getByRole('navigation', { name: 'Photo categories' }).getByRole('link', { name, exact: true });
    await filter('Sports').click();
    await page.mouse.move(0, 0);
    const [chosen, other] = [filter('Sports'), filter('Product')];
    await expect(chosen).toHaveAttribute('aria-current', 'true');
    expect(await colorsOf(chosen, 'bottom')).not.toEqual(await colorsOf(other, 'bottom'));
  });
});

async function backdrop(page: Page): Promise<string[]> {
  return colorsOf(page.getByRole('heading', { level: 1 }), 'top');
}

/** The colors that an element is really painted in: all of it, or its first or last four rows of pixels. */
async function colorsOf(element: Locator, where: 'all' | 'top' | 'bottom'): Promise<string[]> {
  const picture = sharp(await element.screenshot()).removeAlpha();
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  const rows = info.width * 3 * 4;
  const part = { all: data, top: data.subarray(0, rows), bottom: data.subarray(-rows) }[where];
  const pixels = Array.from({ length: part.length / 3 }, (_, at) =>
    part.subarray(3 * at, 3 * at + 3).join(' '),
  );
  return [...new Set(pixels)].toSorted();
}

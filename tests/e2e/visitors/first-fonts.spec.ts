import type { Page } from '@playwright/test';
import { expect, test } from '#tests/e2e/support/fixtures.ts';

/** The faces in which a browser really sets an element. */
async function facesOf(page: Page, selector: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  await session.detach();
  return fonts.map(({ familyName }) => familyName);
}

/** Fonts do not come before the test says so. */
async function holdFonts(page: Page): Promise<() => void> {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/*.woff2', (route) => held.then(() => route.continue()));
  return release;
}

const awaited = (page: Page) => page.locator('html[data-awaits=fonts]');

for (const path of ['/', '/contact']) {
  test(`a first visit to ${path} on a slow line is read at once and ends in our faces`, async ({ page }) => {
    const release = await holdFonts(page);
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await expect(awaited(page)).toHaveCount(0);
    expect((await facesOf(page, 'h1')).join()).not.toContain('Bricolage');
    release();
    await expect.poll(async () => (await facesOf(page, 'h1')).join()).toContain('Bricolage Grotesque');
    await expect.poll(async () => (await facesOf(page, 'main p')).join()).toContain('Instrument Sans');
  });
}

test('on an ordinary line it is shown in our faces from the first', async ({ page }) => {
  // The wait does not end by itself here: a busy machine is no slow line.
  await page.addInitScript(() => Object.assign(window, { setTimeout: () => 0 }));
  const release = await holdFonts(page);
  await page.goto('/contact', { waitUntil: 'domcontentloaded' });
  await expect(awaited(page)).toHaveCount(1);
  expect(await page.locator('body').evaluate((body) => getComputedStyle(body).opacity)).toBe('0');
  release();
  await expect(awaited(page)).toHaveCount(0);
  expect((await facesOf(page, 'h1')).join()).toMatch(/^Bricolage Grotesque[^,]*$/);
});

test('a later page of the visit waits for nothing', async ({ page }) => {
  await page.goto('/contact');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL('/about');
  await expect(awaited(page)).toHaveCount(0);
  expect(await page.evaluate(() => [...document.fonts].map(({ display }) => display))).toContain('optional');
});

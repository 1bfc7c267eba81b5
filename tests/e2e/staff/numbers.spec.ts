import type { Page } from '@playwright/test';
import { expectAccessible, untilAwake } from '#tests/e2e/support/fixtures.ts';
import { expect, goThroughMenu, test } from '#tests/e2e/support/staff.ts';

/** A browser without a window says that it is one, and is taken for a robot. */
const userAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36';

async function expectFits(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
  for (const width of [320, 390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width} px`).toBe(width);
  }
}

test('a visit shows up in the numbers, by its source, its form and what it looked at again', async ({
  page,
  browser,
  site,
  signIn,
}) => {
  test.slow();
  const context = await browser.newContext({ baseURL: site.url, userAgent });
  const visitor = await context.newPage();
  await visitor.goto('/contact?utm_source=poster&utm_campaign=spring');
  await untilAwake(visitor, 'form');
  const begun = visitor.waitForRequest('**/api/counts/begun');
  await visitor.getByLabel('Your name').fill('Ana');
  await begun;
  await visitor.goto('/about');
  const told = visitor.waitForRequest('**/api/counts/view');
  await visitor.goBack();
  await told;
  await context.close();

  await signIn();
  await goThroughMenu(page, 'Numbers');
  const source = page.getByRole('table', { name: 'Sources' }).getByRole('row', { name: /^poster/ });
  await expect(source.getByRole('cell')).toHaveText(['1', '1', '1', '0', '0', '0']);
  await expect(
    page.getByRole('table', { name: 'Campaigns' }).getByRole('row', { name: /^spring/ }),
  ).toBeVisible();
  const contact = page.getByRole('table', { name: 'Pages' }).getByRole('row', { name: /^Contact/ });
  await expect(contact.getByRole('cell').nth(1)).toHaveText('2');
  await expect(page.getByRole('img', { name: /^From visit to answer: Visits \d/ })).toBeVisible();
  await expectFits(page);

  await page.getByRole('link', { name: '7 days' }).click();
  await expect(page).toHaveURL(/from=\d{4}-\d\d-\d\d&to=/);
  await expect(source).toBeVisible();
  const file = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export CSV' }).click();
  expect((await file).suggestedFilename()).toMatch(/^numbers_.*\.csv$/);
  await page.goto('/admin/numbers?from=2020-01-01&to=2020-01-31');
  await expect(page.getByText(/Nothing was counted in these days/)).toBeVisible();
});

test('a code is made, shown, renamed, retired and taken back', async ({ page, signIn }) => {
  await signIn();
  await goThroughMenu(page, 'Codes');
  await expect(page.getByText('There is no code yet.')).toBeVisible();
  await page.getByLabel('Place or event').fill('Harbor Fair');
  await page.getByRole('button', { name: 'Make a code' }).click();
  const code = page.getByRole('listitem').filter({ hasText: '/q/harbor-fair' });
  await expect(code).toContainText('0 visits, 0 sent');
  await expect(page.getByLabel('Place or event')).toHaveValue('');
  const picture = code.getByRole('img', { name: 'QR code of Harbor Fair' });
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await code.getByRole('button', { name: 'Rename Harbor Fair' }).click();
  await code.getByLabel('New name').fill('Pier 4');
  await code.getByRole('button', { name: 'Save' }).click();
  await expect(code.getByRole('heading', { name: 'Pier 4' })).toBeVisible();
  await code.getByRole('button', { name: 'Retire Pier 4' }).click();
  await expect(code).toContainText('Retired');
  await expectFits(page);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(code).not.toContainText('Retired');
});

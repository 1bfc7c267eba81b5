import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Route } from '@playwright/test';
import { expectAccessible } from '#tests/e2e/support/fixtures.ts';
import { admin, test as base, expect } from '#tests/e2e/support/staff.ts';
import { rowWith, store } from '#tests/support/seed.ts';
import { type Site, startSite } from '#tests/support/site.ts';

/** A site that goes away and comes back at the same address with the same data. */
const test = base.extend<
  object,
  { place: { leave: () => Promise<void>; comeBack: () => Promise<void>; first: Site }; site: Site }
>({
  place: [
    async ({ browserName: _ }, use) => {
      const DATA_DIR = await mkdtemp(join(tmpdir(), 'prometheon-'));
      const first = await startSite({ DATA_DIR });
      const PORT = new URL(first.url).port;
      let running = first;
      await use({
        first,
        leave: () => running.stop(),
        comeBack: async () => {
          running = await startSite({ DATA_DIR, PORT });
        },
      });
      await running.stop();
      await rm(DATA_DIR, { recursive: true });
    },
    { scope: 'worker' },
  ],
  site: [({ place }, use) => use(place.first), { scope: 'worker' }],
});

test.use({ provokedError: /ERR_|Failed to (load|fetch)|401|network|EventSource/i });

test('the server is away for a moment: all stays as it was, and comes to life again by itself', async ({
  page,
  place,
  database,
  signIn,
}) => {
  test.slow();
  const table = 'contact_submissions';
  const row = rowWith(table, { name: 'Steady' });
  await store(database, table, [row]);
  await signIn();
  await page.goto(`/admin?table=${table}`);
  await page.getByRole('button', { name: 'Steady' }).click();
  const sheet = page.getByRole('dialog', { name: 'Steady' });
  await sheet.getByLabel('Add a note').fill('Half a thought');
  await place.leave();
  const away = page
    .locator('.away')
    .getByText(/server cannot be reached/i)
    .first();
  await expect(away).toBeVisible();
  await expectAccessible(page);
  await sheet.getByRole('button', { name: 'Save note' }).click();
  await sheet.getByRole('button', { name: 'Done' }).click();
  // What failed is said, and not over the banner.
  const toast = sheet.locator('.toast');
  await expect(toast).toContainText('The status could not be changed');
  const [banner, said] = [await sheet.locator('.away').boundingBox(), await toast.boundingBox()];
  expect((banner?.y ?? 0) + (banner?.height ?? 0)).toBeLessThanOrEqual(said?.y ?? 0);
  await expect(sheet.getByLabel('Add a note')).toHaveValue('Half a thought');
  await expect(sheet.getByRole('button', { name: 'New' })).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Steady' })).toBeVisible();
  // Elsewhere in the staff area, and back: never the visitors' error page.
  await page.getByRole('link', { name: 'Veterans' }).click();
  await expect(page.getByText(/^Failed to load submissions/).first()).toBeVisible();
  await page.getByRole('link', { name: 'Audit' }).click();
  await expect(page.getByRole('heading', { name: 'Audit log' })).toBeVisible();
  await page.getByRole('link', { name: 'Inbox' }).click();
  await expect(page.getByRole('button', { name: 'Steady' })).toBeVisible();
  expect(await page.locator('.staff').count()).toBe(1);

  await place.comeBack();
  await expect(away).toBeHidden({ timeout: 20_000 });
  // The stream of news is back, too.
  await store(database, table, [rowWith(table, { name: 'After the storm' })]);
  await expect(page.getByRole('button', { name: 'After the storm' })).toBeVisible({ timeout: 10_000 });
  await page.getByRole('button', { name: 'Steady' }).click();
  await sheet.getByRole('button', { name: 'Save note' }).click();
  await expect(sheet.locator('.notes')).toContainText('Half a thought');
  await expect(sheet.getByLabel('Add a note')).toHaveValue('');
});

test('a typed note survives Escape, a reload and the end of the session', async ({
  page,
  database,
  signIn,
}) => {
  test.slow();
  const table = 'aerial_submissions';
  const [row, other] = [rowWith(table, { name: 'Noted' }), rowWith(table, { name: 'Other' })];
  await store(database, table, [row, other]);
  await signIn();
  await page.goto(`/admin?table=${table}&open=${row.id}`);
  const sheet = page.getByRole('dialog', { name: 'Noted' });
  const field = sheet.getByLabel('Add a note');
  await field.fill('Call on Monday');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Other' }).click();
  await expect(page.getByRole('dialog', { name: 'Other' }).getByLabel('Add a note')).toHaveValue('');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Noted' }).click();
  await expect(field).toHaveValue('Call on Monday');
  await page.reload();
  await expect(field).toHaveValue('Call on Monday');

  // It ends just as the note is sent: otherwise the page may find out before.
  const endSession = async (route: Route) => {
    await database.db.deleteFrom('session').execute();
    await route.continue();
  };
  await page.route('**/notes', endSession, { times: 1 });
  await sheet.getByRole('button', { name: 'Save note' }).click();
  await expect(page).toHaveURL(/\/login/);
  await page.getByLabel('Email').fill(admin.email);
  await page.getByLabel('Password').fill(admin.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(field).toHaveValue('Call on Monday');
  await sheet.getByRole('button', { name: 'Save note' }).click();
  await expect(sheet.locator('.notes')).toContainText('Call on Monday');
  await expect(field).toHaveValue('');
  await page.reload();
  await expect(field).toHaveValue('');

  // Signing out leaves nothing on the device.
  await field.fill('Not for the next one');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL('/login');
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(
    'Not for the next one',
  );
});

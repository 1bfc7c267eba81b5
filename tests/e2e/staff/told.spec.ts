import type { Route } from '@playwright/test';
import { admin, expect, test } from '#tests/e2e/support/staff.ts';
import { rowWith, store } from '#tests/support/seed.ts';

const table = 'education_applications';

test.use({ provokedError: /ERR_|Failed to (load|fetch)|401|EventSource/i });

test('a save that failed stays said when the server answers again', async ({ page, database, signIn }) => {
  const row = rowWith(table);
  await store(database, table, [row]);
  await signIn();
  await page.goto(`/admin?table=${table}&open=${row.id}`);
  await page.getByLabel('Add a note').fill('Half a thought');
  await page.route('**/notes', (route) => route.abort(), { times: 1 });
  const answered = page.waitForResponse((answer) => answer.url().endsWith(`/${row.id}`));
  await page.getByRole('button', { name: 'Save note' }).click();
  await answered;
  await expect(page.locator('.away')).toHaveCount(0);
  await expect(page.locator('.toast')).toHaveText(/The note could not be saved: .* What you typed is kept\./);
  await page.getByRole('button', { name: 'Save note' }).click();
  await expect(page.locator('.notes')).toContainText('Half a thought');
});

for (const [press, sentence] of [
  ['Save note', /The note could not be saved: Your session has ended\. .* What you typed is kept\./],
  ['Done', /The status could not be changed: Your session has ended\./],
] as const)
  test(`${press} after the session has ended says what was not done`, async ({ page, database, signIn }) => {
    test.slow();
    const row = rowWith(table);
    await store(database, table, [row]);
    await signIn();
    await page.goto(`/admin?table=${table}&open=${row.id}`);
    const field = page.getByLabel('Add a note');
    await field.fill('Half a thought');
    // It ends just as the change is sent: otherwise the page may find out before.
    const endSession = async (route: Route) => {
      await database.db.deleteFrom('session').execute();
      await route.continue();
    };
    await page.route(/\/(notes|status)$/, endSession, { times: 1 });
    await page.getByRole('button', { name: press }).click();
    await expect(page).toHaveURL(/\/login/);
    await expect(page.locator('.toast')).toHaveText(sentence);
    await page.getByLabel('Email').fill(admin.email);
    await page.getByLabel('Password').fill(admin.password);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(field).toHaveValue('Half a thought');
    await expect(page.getByText('Not saved yet.')).toBeVisible();
  });

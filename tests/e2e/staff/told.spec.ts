import { expect, test } from '#tests/e2e/support/staff.ts';
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

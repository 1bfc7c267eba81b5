import { expect, test } from '#tests/e2e/support/staff.ts';
import { rowWith, store } from '#tests/support/seed.ts';

const table = 'bootcamp_registrations';

test.use({ provokedError: /ERR_|Failed to (load|fetch)/i });

test('a note is stored once: after a double click, and when the answer was lost', async ({
  page,
  database,
  signIn,
}) => {
  const row = rowWith(table);
  await store(database, table, [row]);
  await signIn();
  await page.goto(`/admin?table=${table}&open=${row.id}`);
  const field = page.getByLabel('Add a note');
  const save = page.getByRole('button', { name: 'Save note' });
  const notes = page.locator('.notes > li');
  await field.fill('Pressed twice');
  await save.dblclick();
  await expect(field).toHaveValue('');
  await expect(notes).toHaveText([/Pressed twice/]);

  await page.route(
    '**/notes',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await field.fill('Answer lost');
  await save.click();
  await expect(page.locator('.toast')).toContainText('The note could not be saved');
  await page.reload();
  await expect(field).toHaveValue('Answer lost');
  await save.click();
  await expect(field).toHaveValue('');
  await expect(notes).toHaveText([/Pressed twice/, /Answer lost/]);
});

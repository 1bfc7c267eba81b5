import { admin, expect, test } from '#tests/e2e/support/staff.ts';
import { rowWith, store } from '#tests/support/seed.ts';

const table = 'veterans_applications';

test.describe('two tabs', () => {
  test.use({ provokedError: /401/ });

  test('what is typed in one tab is never changed by another', async ({
    page,
    context,
    database,
    signIn,
  }) => {
    test.slow();
    const row = rowWith(table);
    await store(database, table, [row]);
    await signIn();
    const address = `/admin?table=${table}&open=${row.id}`;
    const other = await context.newPage();
    const [here, there] = [page.getByLabel('Add a note'), other.getByLabel('Add a note')];
    await page.goto(address);
    await other.goto(address);
    await expect(there).toHaveValue('');
    await here.fill('AAA');
    await there.fill('BBB');
    await expect(here).toHaveValue('AAA');
    await other.getByRole('button', { name: 'Save note' }).click();
    await expect(other.locator('.notes')).toContainText('BBB');
    await expect(there).toHaveValue('');
    // The note itself reaches the first tab; what is being written there stays.
    await expect(page.locator('.notes')).toContainText('BBB');
    await expect(here).toHaveValue('AAA');

    // Both come back to their own words, also when the session ends under both.
    await there.fill('CCC');
    await page.reload();
    await expect(here).toHaveValue('AAA');
    // It ends just as the page is left: otherwise the page may find out before.
    await page.route(
      address,
      async (route) => {
        await database.db.deleteFrom('session').execute();
        await route.continue();
      },
      { times: 1 },
    );
    await page.reload();
    await expect(page).toHaveURL(/\/login/);
    await page.getByLabel('Email').fill(admin.email);
    await page.getByLabel('Password').fill(admin.password);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(here).toHaveValue('AAA');
    await other.goto(address);
    await expect(there).toHaveValue('CCC');
  });
});

test('a note that was never saved is there on the next visit, and says so', async ({
  page,
  context,
  database,
  signIn,
}) => {
  const row = rowWith(table);
  await store(database, table, [row]);
  await signIn();
  const address = `/admin?table=${table}&open=${row.id}`;
  await page.goto(address);
  await page.getByLabel('Add a note').fill('Call on Monday');
  const next = await context.newPage();
  await page.close();
  await next.goto(address);
  await expect(next.getByLabel('Add a note')).toHaveValue('Call on Monday');
  await expect(next.getByText('Not saved yet.')).toBeVisible();
  await next.getByLabel('Add a note').fill('Call on Monday at ten');
  await next.getByRole('button', { name: 'Save note' }).click();
  await expect(next.locator('.notes')).toContainText('Call on Monday at ten');
  await expect(next.getByText('Not saved yet.')).toBeHidden();
  await next.reload();
  await expect(next.locator('.notes')).toContainText('Call on Monday at ten');
  await expect(next.getByLabel('Add a note')).toHaveValue('');
});

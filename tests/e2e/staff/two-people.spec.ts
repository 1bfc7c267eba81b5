import type { SubmissionTable } from '#server/database/schema/tables.ts';
import { expectAccessible } from '#tests/e2e/support/fixtures.ts';
import { expect, test } from '#tests/e2e/support/staff.ts';
import { rowWith, store } from '#tests/support/seed.ts';

const changes = (database: Parameters<typeof store>[0]) =>
  database.db.selectFrom('audit_log').selectAll().where('action', '=', 'changed status').execute();

async function statusOf(database: Parameters<typeof store>[0], table: SubmissionTable, id: string) {
  const row = await database.db.selectFrom(table).select('status').where('id', '=', id).executeTakeFirst();
  return row?.status;
}

test.describe('a change of status', () => {
  test.use({ provokedError: /409|500|404/ });

  test('that fails is not shown as saved, and says so where one looks', async ({
    page,
    database,
    signIn,
  }) => {
    const table = 'aerial_submissions';
    await store(database, table, [rowWith(table, { name: 'Unlucky' })]);
    await signIn();
    await page.goto(`/admin?table=${table}`);
    await page.getByRole('button', { name: 'Unlucky' }).click();
    const sheet = page.getByRole('dialog', { name: 'Unlucky' });
    await page.route('**/status', (route) =>
      route.fulfill({ status: 500, json: { error: { message: 'The disk is full.' } } }),
    );
    await sheet.getByRole('button', { name: 'Done' }).click();
    const message = page.getByText('The status could not be changed: The disk is full.');
    await expect(message).toBeVisible();
    // On top of the sheet: it can be pressed.
    await page.locator('.toast').getByRole('button', { name: 'Dismiss' }).click();
    await expect(message).toBeHidden();
    await expect(sheet.getByRole('button', { name: 'Done' })).toHaveAttribute('aria-pressed', 'false');
    await expect(sheet.getByRole('button', { name: 'New' })).toHaveAttribute('aria-pressed', 'true');
    // What is said in the sheet is still there when it closes.
    await sheet.getByRole('button', { name: 'Done' }).click();
    await expect(message).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(message).toBeVisible();
  });

  test('is undone in its own table, whichever tab is open', async ({ page, database, signIn }) => {
    const table = 'photography_submissions';
    const row = rowWith(table, { name: 'Elsewhere' });
    await store(database, table, [row]);
    await signIn();
    await page.goto(`/admin?table=${table}`);
    await page.getByRole('button', { name: 'Elsewhere' }).focus();
    await page.keyboard.press('d');
    await expect.poll(() => statusOf(database, table, row.id)).toBe('done');
    await page.getByRole('link', { name: 'Veterans' }).click();
    await expect(page).toHaveURL(/table=veterans_applications/);
    const before = (await changes(database)).length;
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => statusOf(database, table, row.id)).toBe('new');
    const [last, ...rest] = (await changes(database)).reverse();
    expect(rest).toHaveLength(before);
    expect(JSON.parse(last?.detail ?? '{}')).toMatchObject({
      table,
      changes: [{ id: row.id, from: 'done', status: 'new' }],
    });
  });

  test('does not overwrite what a colleague did since', async ({ page, context, database, signIn }) => {
    test.slow();
    const table = 'graphic_design_submissions';
    const row = rowWith(table, { name: 'Shared' });
    await store(database, table, [row]);
    await signIn();
    await page.goto(`/admin?table=${table}`);
    const colleague = await context.newPage();
    await colleague.goto(`/admin?table=${table}&open=${row.id}`);
    const theirs = colleague.getByRole('dialog', { name: 'Shared' });
    await page.getByRole('button', { name: 'Shared' }).focus();
    await page.keyboard.press('d');
    await expect(theirs.getByRole('button', { name: 'Done' })).toHaveAttribute('aria-pressed', 'true');
    await theirs.getByRole('button', { name: 'In progress' }).click();
    await expect.poll(() => statusOf(database, table, row.id)).toBe('in progress');
    const before = (await changes(database)).length;
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.locator('#toasts')).toContainText(/in progress/);
    await expect(page.locator(`[data-row="${row.id}"]`)).toHaveAttribute('data-status', 'in progress');
    expect(await statusOf(database, table, row.id)).toBe('in progress');
    expect(await changes(database)).toHaveLength(before);
  });

  test('is undone where it was made: in the open submission', async ({ page, database, signIn }) => {
    const table = 'ai_visuals_submissions';
    const row = rowWith(table, { name: 'Opened' });
    await store(database, table, [row]);
    await signIn();
    await page.goto(`/admin?table=${table}&open=${row.id}`);
    const sheet = page.getByRole('dialog', { name: 'Opened' });
    const isNew = sheet.getByRole('button', { name: 'New' });
    const done = sheet.getByRole('button', { name: 'Done' });
    await done.click();
    await sheet.getByRole('button', { name: 'Undo' }).click();
    await expect(isNew).toHaveAttribute('aria-pressed', 'true');
    await expect(sheet.getByRole('button', { name: 'Undo' })).toBeHidden();
    await done.click();
    await expect(sheet.getByRole('button', { name: 'Undo' })).toBeVisible();
    await page.keyboard.press('z');
    await expect(isNew).toHaveAttribute('aria-pressed', 'true');
  });

  test('of many is undone where nobody else has changed it', async ({ page, database, signIn }) => {
    test.slow();
    const table = 'information_requests';
    const rows = Array.from({ length: 4 }, () => rowWith(table));
    const [already, theirs, ...ours] = rows;
    if (!already || !theirs) throw new Error('no rows');
    already.status = 'done';
    await store(database, table, rows);
    await signIn();
    await page.goto(`/admin?table=${table}`);
    await page.getByLabel('Select all on this page').check();
    await page
      .getByRole('region', { name: 'Selected submissions' })
      .getByRole('button', { name: 'Done' })
      .click();
    await expect(page.getByText('3 submissions marked done.')).toBeVisible();
    await database.db.updateTable(table).set({ status: 'in progress' }).where('id', '=', theirs.id).execute();
    // What fails for another reason can be tried again.
    await page.route('**/status', (route) => route.fulfill({ status: 500, json: {} }), { times: 1 });
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.locator('#toasts')).toContainText('It could not be undone');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.locator('#toasts')).toContainText(
      '2 put back; 1 was changed by somebody else meanwhile and stays “in progress”.',
    );
    for (const { id } of ours) expect(await statusOf(database, table, id)).toBe('new');
    expect(await statusOf(database, table, theirs.id)).toBe('in progress');
    expect(await statusOf(database, table, already.id)).toBe('done');
  });
});

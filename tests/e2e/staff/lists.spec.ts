import { randomUUIDv7 } from 'node:crypto';
import { forms } from '#app/forms/definitions/registry.ts';
import type { Database } from '#server/database/connection.ts';
import { expectAccessible } from '#tests/e2e/support/fixtures.ts';
import { expect, test } from '#tests/e2e/support/staff.ts';
import { rowWith, store } from '#tests/support/seed.ts';

test('an empty table exports nothing, even while it is loading; three cards and no more', async ({
  page,
  signIn,
}) => {
  await signIn();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/admin/submissions/education_applications?*', async (route) => {
    await released;
    await route.continue();
  });
  await page.route('**/api/admin/submissions/education_applications', async (route) => {
    await released;
    await route.continue();
  });
  const files: string[] = [];
  page.on('download', (file) => files.push(file.suggestedFilename()));
  await page.getByRole('link', { name: 'Education' }).click();
  await page.getByRole('button', { name: 'Export CSV' }).click();
  await expect(page.locator('#toasts')).toContainText('No data to export');
  release();
  await expect(page.getByText('No submissions found')).toBeVisible();
  await page.getByRole('button', { name: 'Export JSON Lines' }).click();
  await expect(page.locator('#toasts')).toContainText('No data to export');
  expect(files).toEqual([]);
  await expect(page.locator('.card h2')).toHaveText(['Total Submissions', 'Active Table', 'Last Updated']);
});

async function heldBack({ db }: Database): Promise<number> {
  const counts = await Promise.all(
    forms.map(async ({ table }) => {
      const rows = await db.selectFrom(table).select('id').where('status', '=', 'spam').execute();
      return rows.length;
    }),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}

test('quarantine has a count and a list of its own', async ({ page, database, signIn }) => {
  test.slow();
  const [first, second] = [
    rowWith('contact_submissions', {
      name: 'Robot One',
      status: 'spam',
      spam_reasons: JSON.stringify(['The hidden trap field was filled.']),
    }),
    rowWith('aerial_submissions', { name: 'Human After All', status: 'spam' }),
  ];
  const before = await heldBack(database);
  await store(database, 'contact_submissions', [first]);
  await store(database, 'aerial_submissions', [second]);
  await signIn();
  const link = (count: number) =>
    page.getByRole('link', { name: new RegExp(`^Quarantine\\s*${count || ''}$`) });
  await link(before + 2).click();
  await expect(page.getByRole('heading', { name: 'Quarantine' })).toBeVisible();
  const item = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  await expect(item('Robot One')).toContainText('The hidden trap field was filled.');
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
  await item('Human After All').getByRole('button', { name: 'Not spam' }).click();
  await expect(item('Human After All')).toBeHidden();
  await expect(link(before + 1)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(item('Human After All')).toBeVisible();
  await item('Human After All').getByRole('link', { name: 'Human After All' }).click();
  await expect(page.getByRole('dialog', { name: 'Human After All' })).toBeVisible();
});

test('failing deliveries have a list of their own', async ({ page, database, signIn }) => {
  const row = rowWith('bootcamp_registrations', { name: 'Unreached' });
  await store(database, 'bootcamp_registrations', [row]);
  const now = new Date().toISOString();
  await database.db
    .insertInto('outbox')
    .values({
      id: randomUUIDv7(),
      kind: 'confirmation',
      target: 'unreached@example.org',
      created_at: now,
      next_at: now,
      table_name: 'bootcamp_registrations',
      submission_id: row.id,
      state: 'failed',
      attempts: 9,
      error: 'The mail server answered 550.',
    })
    .execute();
  await signIn();
  await page.getByRole('link', { name: /^Deliveries\s*\d/ }).click();
  await expect(page.getByRole('heading', { name: 'Deliveries' })).toBeVisible();
  const item = page.getByRole('listitem').filter({ hasText: 'unreached@example.org' });
  await expect(item).toContainText('Given up after 9 tries: the mail server answered 550.');
  await expect(page.getByText('Mail is off')).toBeVisible();
  await expectAccessible(page);
  await item.getByRole('link', { name: /Bootcamp/ }).click();
  await expect(page.getByRole('dialog', { name: 'Unreached' })).toBeVisible();
});

test.describe('what cannot be loaded', () => {
  test.use({ provokedError: /500/ });
  for (const [path, call, words] of [
    ['/admin', 'chart', 'The last 30 days could not be loaded'],
    ['/admin', 'backups', 'The state of the backups could not be loaded'],
    ['/admin/account', 'sessions', 'Your sessions could not be loaded'],
    ['/admin/privacy', 'retention', 'How long submissions are kept could not be loaded'],
    ['/admin/audit', 'audit*', 'Failed to load the audit log'],
    ['/admin/all', 'submissions?*', 'Failed to load submissions'],
    ['/admin/quarantine', 'quarantine*', 'Failed to load the quarantine'],
    ['/admin/deliveries', 'deliveries/failing', 'Failed to load the deliveries'],
  ] as const)
    test(`${call} says so, and is tried again`, async ({ page, signIn }) => {
      await signIn();
      const fail = { status: 500, json: { error: { message: 'The shelf fell down.' } } };
      await page.route(`**/api/admin/${call}`, (route) => route.fulfill(fail));
      await page.goto(path);
      const note = page.getByRole('alert').filter({ hasText: words });
      await expect(note).toBeVisible();
      await expect(note).toContainText('The shelf fell down.');
      await expectAccessible(page);
      await page.unroute(`**/api/admin/${call}`);
      await note.getByRole('button', { name: 'Try again' }).click();
      await expect(note).toBeHidden();
    });
});

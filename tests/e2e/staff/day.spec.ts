import { readFile } from 'node:fs/promises';
import { expectAccessible } from '#tests/e2e/support/fixtures.ts';
import { expect, test } from '#tests/e2e/support/staff.ts';
import { rowWith, store } from '#tests/support/seed.ts';

test('a whole day: sign in, news, search, open, note, status, undo, bulk, export, sign out', async ({
  page,
  database,
  signIn,
}) => {
  test.slow();
  const table = 'contact_submissions';
  await store(
    database,
    table,
    Array.from({ length: 60 }, (_, n) =>
      rowWith(table, {
        name: `Visitor ${String.fromCharCode(65 + (n % 26))}`,
        email: `visitor${n}@example.org`,
        message: n === 7 ? 'A hologram for the lobby of José' : `Message number ${n}`,
        created_at: new Date(Date.UTC(2026, 5, 1, 0, n)).toISOString(),
      }),
    ),
  );
  await signIn();
  await expect(page.locator('#toasts')).toContainText('Successfully signed in!');
  await expect(page.getByText('boss@example.org').first()).toBeVisible();
  const rows = page.locator('[data-row]');
  await expect(rows).toHaveCount(50);
  await expect(page.getByRole('navigation', { name: 'Tables' }).getByRole('link')).toHaveText([
    /^Contact/,
    'Info Requests',
    'Photography',
    'Aerial',
    'Video Gen',
    'Graphic Design',
    'AI Visuals',
    'Bootcamp',
    'Education',
    'Veterans',
  ]);
  await expectAccessible(page);

  // News arrives by itself, on top, and what is being read stays where it is.
  const read = rows.nth(30);
  await read.scrollIntoViewIfNeeded();
  const id = await read.getAttribute('data-row');
  const place = () => page.locator(`[data-row="${id}"]`).evaluate((row) => row.getBoundingClientRect().top);
  const before = await place();
  await store(database, table, [rowWith(table, { name: 'Just Now', email: 'now@example.org' })]);
  await expect(rows.first()).toContainText('Just Now');
  await expect.poll(async () => Math.abs((await place()) - before)).toBeLessThan(2);
  await expect(page.getByText('61', { exact: true }).first()).toBeVisible();

  await page.getByLabel('Search').fill('HOLOGRAM jose');
  await expect(rows).toHaveCount(1);
  await expect(page).toHaveURL(/q=HOLOGRAM/);
  await page.getByRole('button', { name: 'Visitor H' }).click();
  const detail = page.getByRole('dialog');
  await expect(detail).toContainText('A hologram for the lobby of José');
  await expect(detail).toContainText('Mail is off: nobody is notified');
  await expectAccessible(page);
  await detail.getByLabel('Add a note').fill('Called back on Monday.');
  await detail.getByRole('button', { name: 'Save note' }).click();
  await expect(detail).toContainText('Called back on Monday.');
  await detail.getByRole('button', { name: 'Done' }).click();
  await expect(detail.getByRole('button', { name: 'Done' })).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Escape');
  await expect(detail).toBeHidden();
  await expect(rows.first()).toHaveAttribute('data-status', 'done');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rows.first()).toHaveAttribute('data-status', 'new');

  await page.getByLabel('Search').fill('');
  await expect(rows).toHaveCount(50);
  await page.getByLabel('Select all on this page').check();
  const chosen = page.getByRole('region', { name: 'Selected submissions' });
  await expect(chosen).toContainText('50 selected');
  await chosen.getByRole('button', { name: 'Spam' }).click();
  await expect(page.getByText('50 submissions marked spam.')).toBeVisible();
  await expect(rows.first()).toHaveAttribute('data-status', 'spam');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rows.first()).toHaveAttribute('data-status', 'new');
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(rows).toHaveCount(11);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^contact_submissions_\d{4}-\d\d-\d\dT.*\.csv$/);
  await expect(page.locator('#toasts')).toContainText('Exported to CSV');
  const text = await readFile(await file.path(), 'utf8');
  expect(text.trim().split('\r\n')).toHaveLength(62);
  expect(text).toContain('José');

  await page.getByRole('link', { name: 'Audit' }).click();
  await expect(page.getByRole('cell', { name: 'exported', exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.locator('#toasts')).toContainText('Signed out successfully');
  await page.goto('/admin');
  await expect(page).toHaveURL('/login');
});

test('a column is sorted by a click on its head, and the address keeps it', async ({
  page,
  database,
  signIn,
}) => {
  const table = 'ai_visuals_submissions';
  await store(database, table, [
    rowWith(table, { name: 'Ana', email: 'z@example.org', status: 'done' }),
    rowWith(table, { name: 'Zoe', email: 'a@example.org' }),
    rowWith(table, { name: 'Kim', email: 'k@example.org', created_at: '2026-01-01T00:00:00.000Z' }),
  ]);
  await signIn();
  await page.goto(`/admin?table=${table}`);
  const head = (name: string) => page.getByRole('columnheader', { name });
  const names = page.locator('[data-row] .row-open');
  await expect(head('Date')).toHaveAttribute('aria-sort', 'descending');
  for (const [column, direction, sort, order] of [
    ['Name', 'ascending', 'name', ['Ana', 'Kim', 'Zoe']],
    ['Name', 'descending', '-name', ['Zoe', 'Kim', 'Ana']],
    ['Email', 'ascending', 'email', ['Zoe', 'Kim', 'Ana']],
    ['Status', 'ascending', 'status', ['Zoe', 'Kim', 'Ana']],
    ['Date', 'descending', '', ['Zoe', 'Ana', 'Kim']],
  ] as const) {
    await head(column).getByRole('button').click();
    await expect(head(column)).toHaveAttribute('aria-sort', direction);
    await expect(names).toHaveText(sort === '' ? [/./, /./, 'Kim'] : [...order]);
    await expect(page).toHaveURL(sort ? new RegExp(`sort=${sort}(&|$)`) : /^(?!.*sort=)/);
  }
  await page.goto(`/admin?table=${table}&sort=-name`);
  await expect(names).toHaveText(['Zoe', 'Kim', 'Ana']);
  await expect(page.getByText('Exports are newest first.')).toBeVisible();
  await expectAccessible(page);
  // On a phone there is no head to click.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByLabel('Order').selectOption('Email, A to Z');
  await expect(page).toHaveURL(/sort=email/);
});

test('“Last Updated” is the newest of the table, whatever is shown of it', async ({
  page,
  database,
  signIn,
}) => {
  const table = 'graphic_design_submissions';
  await store(database, table, [
    rowWith(table, { name: 'Older', created_at: '2026-01-02T12:00:00.000Z' }),
    rowWith(table, { name: 'Newer', created_at: '2026-03-04T12:00:00.000Z' }),
  ]);
  await signIn();
  await page.goto(`/admin?table=${table}&q=Older`);
  await expect(page.locator('[data-row] .row-open')).toHaveText(['Older']);
  const card = page.locator('.card').filter({ hasText: 'Last Updated' });
  await expect(card).toContainText('Mar 4, 2026');
  await page.goto(`/admin?table=${table}&q=nobody`);
  await expect(card).toContainText('N/A');
});

test('the keyboard alone is enough', async ({ page, database, signIn }) => {
  const table = 'aerial_submissions';
  await store(database, table, [
    rowWith(table, { name: 'First' }),
    rowWith(table, { name: 'Second', created_at: '2026-01-01T00:00:00.000Z' }),
  ]);
  await signIn();
  await page.goto(`/admin?table=${table}`);
  const rows = page.locator('[data-row]');
  await expect(rows).toHaveCount(2);
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await expect(page.getByRole('button', { name: 'Second' })).toBeFocused();
  await page.keyboard.press('d');
  await expect(rows.nth(1)).toHaveAttribute('data-status', 'done');
  await page.keyboard.press('z');
  await expect(rows.nth(1)).toHaveAttribute('data-status', 'new');
  await page.keyboard.press('x');
  await page.keyboard.press('k');
  await page.keyboard.press('x');
  await page.keyboard.press('i');
  await expect(rows.nth(0)).toHaveAttribute('data-status', 'in progress');
  await expect(rows.nth(1)).toHaveAttribute('data-status', 'in progress');
  await page.getByRole('button', { name: 'First' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'First' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'First' })).toBeFocused();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.keyboard.press(']');
  await expect(page).toHaveURL(/table=video_generation_submissions/);
  await expect(page.getByText('No submissions found')).toBeVisible();
  await page.keyboard.press('/');
  await expect(page.getByLabel('Search')).toBeFocused();
  await page.getByRole('button', { name: 'Export CSV' }).click();
  await expect(page.locator('#toasts')).toContainText('No data to export');
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`fits a phone and is accessible in the ${colorScheme}`, async ({ page, database, signIn }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 390, height: 844 });
    const table = 'photography_submissions';
    await store(database, table, [
      rowWith(table, { company: 'Kelpwright', phone: '+1 619 555-0142', message: 'A long one. '.repeat(40) }),
    ]);
    await signIn();
    await page.goto(`/admin?table=${table}`);
    await expect(page.locator('[data-row]').first()).toBeVisible();
    await expectAccessible(page);
    for (const width of [320, 390, 820, 2560]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width} px`).toBe(width);
    }
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Ana María' }).first().click();
    await expect(page.getByRole('dialog')).toContainText('Kelpwright');
    await expectAccessible(page);
    await page.goto('/admin/account');
    await expect(page.getByText('This session')).toBeVisible();
    await expectAccessible(page);
  });

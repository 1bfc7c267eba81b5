import { randomUUIDv7 } from 'node:crypto';
import type { SubmissionTable } from '#server/database/schema/tables.ts';
import { expectAccessible } from '#tests/e2e/support/fixtures.ts';
import { expect, test } from '#tests/e2e/support/staff.ts';
import { rowWith, store } from '#tests/support/seed.ts';

const day = 24 * 60 * 60 * 1000;
const email = 'quillfeather@example.org';
const another = 'else@example.org';

test('all forms in one list: the words go along, the keyboard works, news comes, and a person has a page', async ({
  page,
  database,
  signIn,
}) => {
  test.slow();
  const put = async (table: SubmissionTable, name: string, daysAgo: number, values = {}) => {
    const created_at = new Date(Date.now() - daysAgo * day).toISOString();
    const row = rowWith(table, { name, email, created_at, ...values });
    await store(database, table, [row]);
    return row;
  };
  // Of the same age, photography is due first.
  await put('photography_submissions', 'Pia Quillfeather', 30);
  const aerial = await put('aerial_submissions', 'Ada Quillfeather', 30.01);
  await put('contact_submissions', 'Cleo Quillfeather', 29, { status: 'done' });
  await put('contact_submissions', 'Somebody Else', 28, { email: another });
  await database.db
    .insertInto('submission_notes')
    .values({
      id: randomUUIDv7(),
      table_name: 'aerial_submissions',
      submission_id: aerial.id,
      at: new Date(Date.now() - day).toISOString(),
      author: 'boss@example.org',
      text: 'Wants it before the regatta.',
      idempotency_key: null,
    })
    .execute();

  await signIn();
  await page.getByLabel('Search').fill('quillfeather');
  const names = page.locator('[data-row] .row-open');
  await expect(names).toHaveText(['Cleo Quillfeather']);
  await page.getByRole('link', { name: /^Aerial/ }).click();
  await expect(names).toHaveText(['Ada Quillfeather']);
  await expect(page.getByLabel('Search')).toHaveValue('quillfeather');
  await page.getByRole('navigation', { name: 'Staff' }).getByRole('link', { name: 'All forms' }).click();
  await expect(page).toHaveURL('/admin/all?q=quillfeather');
  await expect(names).toHaveText(['Cleo Quillfeather', 'Pia Quillfeather', 'Ada Quillfeather']);
  await expect(page.locator('[data-row]').nth(1)).toContainText('Photography');
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
  for (const width of [320, 820, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width} px`).toBe(width);
  }

  await page.getByLabel('Order').selectOption('Due first');
  await expect(names).toHaveText(['Pia Quillfeather', 'Ada Quillfeather', 'Cleo Quillfeather']);
  await page.getByLabel('Status').selectOption('New');
  await expect(names).toHaveText(['Pia Quillfeather', 'Ada Quillfeather']);
  await page.getByLabel('Status').selectOption('Any');
  await page.getByLabel('Order').selectOption('Newest first');
  await expect(names).toHaveText(['Cleo Quillfeather', 'Pia Quillfeather', 'Ada Quillfeather']);

  await put('graphic_design_submissions', 'Gus Quillfeather', 0);
  await expect(names).toHaveText([
    'Gus Quillfeather',
    'Cleo Quillfeather',
    'Pia Quillfeather',
    'Ada Quillfeather',
  ]);
  await names.nth(2).focus();
  await page.keyboard.press('j');
  await expect(names.nth(3)).toBeFocused();
  await page.keyboard.press('i');
  await expect(page.locator('[data-row]').nth(3)).toHaveAttribute('data-status', 'in progress');
  await page.keyboard.press('z');
  await expect(page.locator('[data-row]').nth(3)).toHaveAttribute('data-status', 'new');
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Ada Quillfeather' });
  await expect(sheet).toContainText('Wants it before the regatta.');
  await page.reload();
  await expect(sheet).toBeVisible();

  await sheet.getByRole('link', { name: 'Everything from this person' }).click();
  await expect(page.getByRole('heading', { name: 'Everything from one person' })).toBeVisible();
  await expect(page).toHaveURL(/^(?!.*quillfeather@)(?!.*%40)/);
  const line = page.locator('.line-of-time > li');
  await expect(line).toHaveCount(5);
  await expect(line.nth(0)).toContainText('Graphic Design');
  await expect(line.nth(1)).toContainText('Wants it before the regatta.');
  await expect(page.getByText('4 submissions')).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await line
    .nth(3)
    .getByRole('link', { name: /^Photography/ })
    .click();
  await expect(page.getByRole('dialog', { name: 'Pia Quillfeather' })).toBeVisible();
});

import { readFile } from 'node:fs/promises';
import { expectAccessible } from '#tests/e2e/support/fixtures.ts';
import { expect, test } from '#tests/e2e/support/staff.ts';
import { rowWith, store } from '#tests/support/seed.ts';

test('a person is looked up, exported, and erased once the address is typed', async ({
  page,
  database,
  signIn,
}) => {
  test.slow();
  const email = 'leaving@example.org';
  await store(database, 'contact_submissions', [rowWith('contact_submissions', { email, message: 'Bye' })]);
  await store(database, 'aerial_submissions', [
    rowWith('aerial_submissions', { email }),
    rowWith('aerial_submissions', { email: 'stays@example.org' }),
  ]);
  await signIn();
  await page.getByRole('link', { name: 'Privacy' }).click();
  await expect(page.getByRole('heading', { name: 'Privacy' })).toBeVisible();
  await expect(page.getByText('Until someone erases them.')).toBeVisible();
  const look = async (address: string) => {
    await page.getByLabel('Email address').fill(address);
    await page.getByRole('button', { name: 'See what there is' }).click();
  };
  await look('nobody@example.org');
  await expect(page.getByText('There is nothing about nobody@example.org.')).toBeVisible();
  await look(' Leaving@Example.org ');
  await expect(page.locator('.counts').first()).toHaveText(/^Contact1Aerial1$/);
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width} px`).toBe(width);
  }

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export as JSON' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^person_.*\.json$/);
  const exported = JSON.parse(await readFile(await file.path(), 'utf8'));
  expect(exported).toMatchObject({ email, Contact: [{ message: 'Bye' }], Aerial: [{ email }] });

  const erase = page.getByRole('button', { name: 'Erase for good' });
  await expect(erase).toBeDisabled();
  await page.getByLabel('Type the address').fill('leaving@example.com');
  await expect(erase).toBeDisabled();
  await page.getByLabel('Type the address').fill(email);
  await erase.click();
  await expect(page.locator('#toasts')).toContainText('Erased: 2 entries.');
  await look(email);
  await expect(page.getByText(`There is nothing about ${email}.`)).toBeVisible();
  await page.getByRole('link', { name: 'Audit' }).click();
  const entry = page.getByRole('row').filter({ hasText: 'erased a person' });
  await expect(entry).toBeVisible();
  await expect(entry).not.toContainText(email);
});

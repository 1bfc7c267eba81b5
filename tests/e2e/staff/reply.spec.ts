import type { Page } from '@playwright/test';
import { expectAccessible } from '#tests/e2e/support/fixtures.ts';
import { admin, test as base, expect } from '#tests/e2e/support/staff.ts';
import { type MailServer, startMailServer, wordsOf } from '#tests/support/mail-server.ts';
import { postForm } from '#tests/support/post-form.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { makeAdmin } from '#tests/support/staff.ts';

/** A site that has a mail server. */
const test = base.extend<object, { mail: MailServer; site: Site }>({
  mail: [
    async ({ browserName: _ }, use) => {
      const mail = await startMailServer();
      await use(mail);
      await mail.stop();
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ mail }, use) => {
      const site = await startSite({ SMTP_URL: mail.url });
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
});

const patiently = { timeout: 40_000 };

async function arrive(site: Site, email: string): Promise<{ id: string; link: string }> {
  const body = { name: 'Zoë Quist', email, message: 'A film of the harbor' };
  return (await postForm(site.url, 'aerial_submissions', body)).json();
}

async function open(page: Page, id: string) {
  await page.goto(`/admin?table=aerial_submissions&open=${id}`);
  return page.getByRole('dialog', { name: 'Zoë Quist' });
}

test('a reply is kept while it is written, taken back, sent, and read by the visitor', async ({
  page,
  site,
  mail,
  signIn,
}) => {
  test.slow();
  const { id, link } = await arrive(site, 'zoe@example.org');
  await signIn();
  let sheet = await open(page, id);
  await sheet.getByLabel('Reply to zoe@example.org').fill('We fly on Tuesday.');
  await expect(sheet.getByText('Draft kept.')).toBeVisible();
  await page.reload();
  sheet = page.getByRole('dialog', { name: 'Zoë Quist' });
  const field = sheet.getByLabel('Reply to zoe@example.org');
  await expect(field).toHaveValue('We fly on Tuesday.');

  await sheet.getByRole('button', { name: 'Send reply' }).click();
  await sheet.getByRole('button', { name: 'Undo' }).click();
  await expect(field).toHaveValue('We fly on Tuesday.');
  await expect(sheet.getByRole('button', { name: 'New', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );

  await field.fill('We fly on Wednesday.');
  await sheet.getByRole('button', { name: 'Send reply' }).click();
  await expect(sheet.getByRole('listitem').filter({ hasText: 'We fly on Wednesday.' })).toContainText(
    admin.email,
  );
  await expect(field).toHaveValue('');
  await expect(sheet.getByRole('button', { name: 'In progress' })).toHaveAttribute('aria-pressed', 'true');
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
  const words = () =>
    mail.received
      .filter(({ to }) => to.includes('zoe@example.org'))
      .map(wordsOf)
      .join();
  await expect.poll(words, patiently).toContain('We fly on Wednesday.');
  expect(words()).not.toContain('Tuesday');
  await expect(async () => {
    await page.goto(link);
    await expect(page.getByRole('listitem').filter({ hasText: 'We fly on Wednesday.' })).toBeVisible();
  }).toPass(patiently);
});

test('a template is kept, chosen and filled in', async ({ page, site, signIn }) => {
  test.slow();
  const { id } = await arrive(site, 'template@example.org');
  await signIn();
  await page.getByRole('link', { name: 'Templates' }).click();
  await page.getByLabel('Name').fill('Weather');
  await page.getByLabel('For').selectOption('Aerial');
  await page.getByLabel('Words').fill('Dear {name}, we fly when the wind lets us. {sic}');
  await page.getByRole('button', { name: 'Keep template' }).click();
  const kept = page.getByRole('listitem').filter({ hasText: 'Weather' });
  await expect(kept).toContainText(`Aerial, by ${admin.email}`);
  await expect(page.getByLabel('Words')).toHaveValue('');
  await expectAccessible(page);
  const sheet = await open(page, id);
  await sheet.getByLabel('Start from a template').selectOption('Weather');
  await expect(sheet.getByLabel('Reply to')).toHaveValue(
    'Dear Zoë Quist, we fly when the wind lets us. {sic}',
  );
  await expect(sheet.getByText('Draft kept.')).toBeVisible();
  await page.goto('/admin/templates');
  await kept.getByRole('button', { name: 'Remove' }).click();
  await expect(kept).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(kept).toBeVisible();
});

test('two answer the same message: the second is told, reads the first, and nothing is lost', async ({
  page,
  site,
  mail,
  browser,
  database,
  signIn,
}) => {
  test.slow();
  const { id } = await arrive(site, 'two@example.org');
  await makeAdmin(database, 'second@example.org');
  const context = await browser.newContext({ baseURL: site.url });
  const other = await context.newPage();
  await other.goto('/login');
  await other.getByLabel('Email').fill('second@example.org');
  await other.getByLabel('Password').fill(admin.password);
  await other.getByRole('button', { name: 'Sign In' }).click();
  await expect(other.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
  await signIn();
  const [mine, theirs] = [await open(page, id), await open(other, id)];
  await expect(mine.getByText('second@example.org has this open, too.')).toBeVisible(patiently);
  await mine.getByLabel('Taken care of by').focus();
  await mine.getByLabel('Taken care of by').selectOption({ label: 'second@example.org' });
  await expect(theirs.getByRole('button', { name: 'Let go' })).toBeVisible(patiently);
  const told = () => mail.received.filter(({ to }) => to.includes('second@example.org')).map(wordsOf);
  await expect
    .poll(told, patiently)
    .toEqual([expect.stringContaining(`${admin.email} gave you this message.`)]);
  await theirs.getByLabel('Reply to two@example.org').fill('By the second.');
  await expect(mine.getByText('second@example.org is writing an answer.')).toBeVisible(patiently);
  await mine.getByLabel('Reply to two@example.org').fill('By the first.');
  // The news would reach the other page within a second: it is held back, as on a bad line.
  await other.route('**/api/admin/**', (route) =>
    route.request().method() === 'GET' ? route.abort() : route.continue(),
  );
  await mine.getByRole('button', { name: 'Send reply' }).click();
  await expect(mine.getByRole('listitem').filter({ hasText: 'By the first.' })).toBeVisible();
  await theirs.getByRole('button', { name: 'Send reply' }).click();
  await expect(theirs.locator('.toasts')).toContainText(`${admin.email} replied meanwhile`);
  await expect(theirs.getByLabel('Reply to two@example.org')).toHaveValue('By the second.');
  await other.unroute('**/api/admin/**');
  const meanwhile = theirs.getByRole('alert').filter({ hasText: 'replied while you were writing' });
  await expect(meanwhile).toContainText('By the first.', patiently);
  await expectAccessible(other);
  await meanwhile.getByRole('button', { name: 'Send anyway' }).click();
  await expect(theirs.getByRole('listitem').filter({ hasText: 'By the second.' })).toBeVisible(patiently);
  await expect(meanwhile).toBeHidden();
  // Who has left is no longer here.
  await other.keyboard.press('Escape');
  await expect(theirs).toBeHidden();
  await expect(mine.getByText(/second@example.org (has|is)/)).toBeHidden(patiently);
  await context.close();
});

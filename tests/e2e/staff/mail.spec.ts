import { expectAccessible } from '#tests/e2e/support/fixtures.ts';
import { expect, testWithMail as test } from '#tests/e2e/support/mail.ts';
import { bodyOf } from '#tests/support/mail-server.ts';
import { postForm } from '#tests/support/post-form.ts';
import { makeAdmin } from '#tests/support/staff.ts';

test('what was sent for a submission, and sending it again', async ({ page, site, mail, signIn }) => {
  test.slow();
  mail.answer.code = 451;
  const answer = await postForm(site.url, 'aerial_submissions', {
    name: 'Ana María',
    email: 'ana@example.org',
    message: 'A film of the harbor',
  });
  const { id } = await answer.json();
  await signIn();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/admin?table=aerial_submissions&open=${id}`);
  const detail = page.getByRole('dialog', { name: 'Ana María' });
  const confirmation = detail.getByRole('listitem').filter({ hasText: 'Confirmation to the visitor' });
  await expect(confirmation).toContainText('ana@example.org');
  await expect(confirmation).toContainText(/Waits, next try .*: the mail server answered 451/, {
    timeout: 20_000,
  });
  mail.answer.code = null;
  await expect(confirmation).toContainText(/Sent \d\d:\d\d [AP]M/, { timeout: 30_000 });
  await expect(detail.getByRole('listitem').filter({ hasText: 'Notice to staff' })).toContainText('Sent', {
    timeout: 30_000,
  });
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);
  expect(await detail.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  // A second press finds it under way, and is no failure.
  await confirmation.getByRole('button', { name: 'Send again' }).dblclick();
  await expect(detail.locator('.toasts')).toContainText('it is being sent again');
  const copies = () => mail.received.filter(({ to }) => to.includes('ana@example.org'));
  await expect.poll(() => copies().length, { timeout: 20_000 }).toBe(2);
  await expect(confirmation).toContainText('Sent', { timeout: 20_000 });
});

test.describe('a forgotten password', () => {
  test.use({ provokedError: /400|429/ });

  test('is mailed a link, chosen anew, and the link works once', async ({ page, site, mail, database }) => {
    test.slow();
    const email = 'forgetful@example.org';
    await makeAdmin(database, email);
    const send = async (address: string) => {
      await page.goto('/login');
      await page.getByRole('link', { name: 'Forgot your password?' }).click();
      await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
      await page.getByLabel('Email').fill(address);
      await page.getByRole('button', { name: 'Send the link' }).click();
    };
    await send('nobody');
    await expect(page.getByRole('alert')).toHaveText('Invalid email address');
    await expectAccessible(page);
    const said: (string | null)[] = [];
    for (const address of ['nobody@example.org', email]) {
      await send(address);
      await expect(page.getByRole('status').filter({ hasText: 'If that address' })).toBeVisible();
      said.push(await page.getByRole('status').filter({ hasText: 'If that address' }).textContent());
    }
    expect(said[0]).toBe(said[1]);
    await expectAccessible(page);

    const mails = () => mail.received.filter(({ to }) => to.includes(email));
    await expect.poll(() => mails().length, { timeout: 20_000 }).toBe(1);
    const link = new URL(/^https?:\S+$/m.exec(bodyOf(mails()[0]))?.[0] ?? '');
    const address = site.url + link.pathname + link.search;
    await page.goto(address);
    await expectAccessible(page);
    await page.getByLabel('New password').fill('12345');
    await page.getByRole('button', { name: 'Save it' }).click();
    await expect(page.getByRole('alert')).toHaveText('Password must be at least 6 characters');
    await page.getByLabel('New password').fill('four unrelated plain words');
    await page.getByRole('button', { name: 'Save it' }).click();
    await expect(page).toHaveURL('/login');
    await expect(page.locator('#toasts')).toContainText('Your password is changed');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password').fill('four unrelated plain words');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();

    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'This link leads nowhere' })).toBeVisible();
    await expectAccessible(page);
  });
});

test('the link of a confirmation leads to the root, which says how it went', async ({ page }) => {
  await page.goto('/?confirmed=yes');
  await expect(page.getByText('Your email address is confirmed.')).toBeVisible();
  await expectAccessible(page);
  await page.goto('/?confirmed=yes&error=TOKEN_EXPIRED');
  await expect(page.getByText('That link has been used')).toBeVisible();
  await page.goto('/');
  await expect(page.locator('#toasts')).toBeEmpty();
});

import { expect, testWithMail as test } from '#tests/e2e/support/mail.ts';
import { admin } from '#tests/e2e/support/staff.ts';
import { bodyOf } from '#tests/support/mail-server.ts';
import { postForm } from '#tests/support/post-form.ts';

test('the link of a notice leads through the sign-in to the open message', async ({
  page,
  site,
  mail,
  database: _,
}) => {
  test.slow();
  const answer = await postForm(site.url, 'veterans_applications', {
    firstName: 'Ana',
    lastName: 'María',
    email: 'ana@example.org',
    phone: '+1 619 555-0142',
    militaryBranches: [],
    programInterests: [],
  });
  expect(answer.status).toBe(201);
  const notice = () => mail.received.find(({ to }) => to.includes('staff@example.org'));
  await expect.poll(notice, { timeout: 20_000 }).toBeTruthy();
  // A mail has its text in parts; its links stand in one line of the decoded whole.
  const link = bodyOf(notice())
    .replace(/=\n/g, '')
    .match(/https?:\/\/\S+\/admin\?\S+/)?.[0]
    .replaceAll('=3D', '=');
  expect(link).toBeTruthy();
  const { pathname, search } = new URL(link ?? '');

  await page.goto(pathname + search);
  await expect(page).toHaveURL(/\/login\?/);
  await page.getByLabel('Email').fill(admin.email);
  await page.getByLabel('Password').fill(admin.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('dialog', { name: 'Ana María' })).toContainText('ana@example.org');
  await expect(page).toHaveURL(pathname + search);
});

test.describe('where one wanted to go', () => {
  test.use({ provokedError: /401/ });

  test('is kept when a session ends, and never leads out of the staff area', async ({
    page,
    database,
    signIn,
  }) => {
    test.slow();
    await signIn();
    await page.goto('/admin/audit');
    await expect(page.getByRole('heading', { name: 'Audit log' })).toBeVisible();
    // It ends just as the next page asks: otherwise this one may find out before.
    await page.route(
      '**/api/admin/questions',
      async (route) => {
        await database.db.deleteFrom('session').execute();
        await route.continue();
      },
      { times: 1 },
    );
    await page.getByRole('link', { name: 'Questions' }).click();
    await expect(page).toHaveURL(/\/login\?next=/);
    await page.getByLabel('Email').fill(admin.email);
    await page.getByLabel('Password').fill(admin.password);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page).toHaveURL(/\/admin\/(questions|audit)$/);

    for (const next of [
      'https://evil.example/admin',
      '//evil.example/admin',
      '/\\evil.example/admin',
      '/admin/../login',
      '/administrators',
      '/admin@evil.example',
      'javascript:alert(1)',
      '\t//evil.example/admin',
    ]) {
      await page.goto(`/login?${new URLSearchParams({ next })}`);
      await expect(page, next).toHaveURL('/admin');
    }
    await page.goto(`/login?${new URLSearchParams({ next: '/admin/privacy' })}`);
    await expect(page).toHaveURL('/admin/privacy');
  });
});

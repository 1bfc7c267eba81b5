import { expectAccessible } from '../support/fixtures.ts';
import { admin, expect, test } from '../support/staff.ts';

const denied = { provokedError: /status of 403/ };

test.describe('the team', () => {
  test.use(denied);

  test('an invited colleague joins, does what staff do, and leaves', async ({
    page,
    signIn,
    browser,
    baseURL,
  }) => {
    await signIn();
    await page.getByRole('navigation', { name: 'Staff' }).getByRole('link', { name: 'Team' }).click();
    await expect(page.getByText('Nobody is invited at the moment.')).toBeVisible();
    await page.getByLabel('Name', { exact: true }).fill('Ana López');
    await page.getByLabel('Email').fill('ana.lopez@example.org');
    await page.getByRole('button', { name: 'Invite' }).click();
    const link = page.locator('.hand-over .secret');
    await expect(link).toContainText('/invitation?token=');
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('');
    await expectAccessible(page);

    const other = await browser.newContext({ baseURL });
    const colleague = await other.newPage();
    await colleague.goto((await link.textContent()) ?? '');
    await expect(colleague.getByText('You will sign in as ana.lopez@example.org.')).toBeVisible();
    await expectAccessible(colleague);
    await colleague.getByLabel('Your name').fill('Ana L.');
    await colleague.getByLabel('New password').fill('123');
    await colleague.getByRole('button', { name: 'Join' }).click();
    await expect(colleague.getByRole('alert')).toHaveText('Password must be at least 6 characters');
    await colleague.getByLabel('New password').fill(admin.password);
    await colleague.getByRole('button', { name: 'Join' }).click();
    await colleague.getByLabel('Email').fill('ana.lopez@example.org');
    await colleague.getByLabel('Password').fill(admin.password);
    await colleague.getByRole('button', { name: 'Sign In' }).click();
    await expect(colleague.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
    const pages = colleague.getByRole('navigation', { name: 'Staff' });
    await expect(pages.getByRole('link', { name: 'Templates' })).toBeVisible();
    for (const name of ['Team', 'Audit', 'Privacy', 'Questions'])
      await expect(pages.getByRole('link', { name })).toHaveCount(0);
    await expect(colleague.getByRole('button', { name: /Export/ })).toHaveCount(0);
    await colleague.goto('/admin/team');
    await expect(colleague.getByText("You don't have permission to view this page.")).toBeVisible();

    await page.reload();
    await page.getByLabel('Role of Ana L.').selectOption('Admin');
    await expect(page.getByText('Ana L. is an admin now.')).toBeVisible();
    await colleague.reload();
    await expect(colleague.getByRole('heading', { name: 'On the team' })).toBeVisible();
    await page.getByRole('button', { name: 'Remove Ana L.' }).click();
    await page.getByRole('button', { name: 'Yes, remove Ana L.' }).click();
    await expect(page.getByText('Ana L. is no longer on the team, and signed out.')).toBeVisible();
    await expect(page.getByLabel('Role of Ana L.')).toHaveCount(0);
    await colleague.reload();
    await expect(colleague).toHaveURL(/\/login/);
    await other.close();
  });
});

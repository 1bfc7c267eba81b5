import { readFile } from 'node:fs/promises';
import { removeAdmin } from '#server/accounts/admins.ts';
import { expectAccessible } from '#tests/e2e/support/fixtures.ts';
import { admin, expect, test } from '#tests/e2e/support/staff.ts';
import { accountsOf, makeAdmin, password } from '#tests/support/staff.ts';
import { totp } from '#tests/support/totp.ts';

test.describe('signing in', () => {
  test.use({ provokedError: /40[013]|429|ERR_FAILED/ });

  test('mistakes get the sentences of the specification', async ({ page, database: _ }) => {
    await page.goto('/login');
    await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
    await expectAccessible(page);
    const submit = async (email: string, secret: string) => {
      await page.getByLabel('Email').fill(email);
      await page.getByLabel('Password').fill(secret);
      await page.getByRole('button', { name: 'Sign In' }).click();
    };
    const alert = page.getByRole('alert');
    await submit('nobody', 'secret');
    await expect(alert).toHaveText('Invalid email address');
    await submit('nobody@example.org', '12345');
    await expect(alert).toHaveText('Password must be at least 6 characters');
    await submit('nobody@example.org', '123456');
    await expect(alert).toHaveText('Invalid email or password');
    await expect(page.locator('#toasts')).toContainText('Invalid email or password');
    await page.route('**/api/auth/**', (route) => route.abort());
    await submit(admin.email, admin.password);
    await expect(alert).toHaveText('An error occurred. Please try again.');
  });

  test('says that it is busy', async ({ page, database: _ }) => {
    await page.goto('/login');
    const { promise: seen, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/api/auth/**', (route) => seen.then(() => route.continue()));
    await page.getByLabel('Email').fill('nobody@example.org');
    await page.getByLabel('Password').fill('whatever');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByRole('button', { name: 'Signing in...' })).toBeDisabled();
    release();
    await expect(page.getByRole('alert')).toHaveText('Invalid email or password');
  });

  test('who has no role is denied', async ({ page, database }) => {
    const email = 'plain@example.org';
    await makeAdmin(database, email);
    await removeAdmin(await accountsOf(database), email);
    await page.goto('/login');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password').fill(password);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
    await expect(page.getByText("You don't have permission to view this page.")).toBeVisible();
    await expectAccessible(page);
    expect((await page.reload())?.status()).toBe(403);
  });

  test('a failure to load is told', async ({ page, signIn }) => {
    await page.route('**/api/admin/submissions/**', (route) =>
      route.fulfill({ status: 403, json: { error: { message: 'The shelf is empty' } } }),
    );
    await signIn();
    await expect(page.locator('#toasts')).toContainText('Failed to load submissions: The shelf is empty');
  });
});

test('without mail the login says who sets a new password', async ({ page }) => {
  await page.goto('/login');
  await page.getByText('Forgot your password?').click();
  await expect(page.getByText('npm run admin -- reset-password')).toBeVisible();
  await expectAccessible(page);
  await page.goto('/login?forgot=yes');
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
});

test('signing out in one tab reaches the other; a signed-in user skips the login', async ({
  page,
  context,
  signIn,
}) => {
  await signIn();
  const other = await context.newPage();
  await other.goto('/login');
  await expect(other).toHaveURL('/admin');
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL('/login');
  await expect(other).toHaveURL('/login');
});

test('a page that is still loading when another tab signs out leads to the login too', async ({
  page,
  context,
  signIn,
}) => {
  await signIn();
  const other = await context.newPage();
  const signedOut = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<void>();
  // Its lists were answered while the session lasted, and reach it when it is over.
  await other.route('**/api/admin/submissions/**', async (route) => {
    const response = await route.fetch();
    asked.resolve();
    await signedOut.promise;
    await route.fulfill({ response });
  });
  // Nothing else tells it that the session is over.
  await other.route(/\/api\/admin\/(events|pulse|chart|backups|mailbox)/, () => {});
  await other.route('**/api/admin/views', (route) => route.fulfill({ json: { views: [], columns: {} } }));
  await other.goto('/admin', { waitUntil: 'commit' });
  await asked.promise;
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL('/login');
  signedOut.resolve();
  await expect(other).toHaveURL('/login');
});

test.describe('a session that ended elsewhere', () => {
  test.use({ provokedError: /401/ });
  test('leads to the login as soon as a page asks for something', async ({ page, database, signIn }) => {
    await signIn();
    await page.route('**/api/admin/submissions/**', async (route) => {
      await database.db.deleteFrom('session').execute();
      await route.continue();
    });
    await page.reload();
    await expect(page).toHaveURL('/login');
  });
});

test('two-factor: turned on with a code, asked for at sign-in, turned off', async ({ page, database }) => {
  test.slow();
  const email = 'careful@example.org';
  await makeAdmin(database, email);
  const enter = async () => {
    await page.goto('/login');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password').fill(password);
    await page.getByRole('button', { name: 'Sign In' }).click();
  };
  // Typing the next address before it is done keeps the session.
  const signOut = async () => {
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await expect(page).toHaveURL('/login');
  };
  await enter();
  await page.getByRole('link', { name: 'Account' }).click();
  await page.getByLabel('Your password').fill(password);
  await page.getByRole('button', { name: 'Set up' }).click();
  const secret = (await page.locator('.secret').textContent())?.replaceAll(' ', '') ?? '';
  const recovery = (await page.locator('.recovery-codes li').first().textContent()) ?? '';
  await expect(page.getByRole('img', { name: 'QR code' }).locator('path')).toHaveAttribute(
    'd',
    /^(M\d+ \d+h1v1h-1z){200,}$/,
  );
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download codes' }).click();
  expect(await readFile(await (await download).path(), 'utf8')).toContain(recovery);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy codes' }).click();
  await expect(page.locator('#toasts')).toContainText('The recovery codes are copied.');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(recovery);
  await expectAccessible(page);
  await page.getByLabel('Code from your app').fill(totp(secret));
  await page.getByRole('button', { name: 'Turn on' }).click();
  await expect(page.getByText('On: signing in asks for a code')).toBeVisible();
  await signOut();
  // The code that turned it on has been used; the next one is taken as well.
  for (const code of [totp(secret, 1), recovery]) {
    await enter();
    await page.getByLabel('Code from your app, or a recovery code').fill(code);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
    if (code !== recovery) await signOut();
  }
  await page.goto('/admin/account');
  await page.getByLabel('Your password').fill(password);
  await page.getByRole('button', { name: 'Turn off' }).click();
  await expect(page.getByText('Off: the password alone')).toBeVisible();
});

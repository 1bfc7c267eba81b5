import { sql } from 'kysely';
import { expectAccessible } from '#tests/e2e/support/fixtures.ts';
import { expect, test } from '#tests/e2e/support/staff.ts';

test.use({ provokedError: /500 \(Internal Server Error\)/ });

test('staff try the site, see what is wrong and what to do, and are warned on the dashboard', async ({
  page,
  database,
  signIn,
}) => {
  await database.db.deleteFrom('health_checks').execute();
  await signIn();
  await page.goto('/admin/health');
  const line = (title: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: `${title} (` }) });
  const contact = line('Contact form on /contact');
  await expect(contact).toContainText('Not tried yet.');
  await expect(page.getByText('Nobody is told by mail when something fails')).toBeVisible();

  await page.getByRole('button', { name: 'Try now' }).click();
  await expect(contact).toHaveAttribute('data-state', 'good');
  await expect(line('Database')).toContainText(/SQLite .*MB/);
  await expect(line('Version')).toContainText('running since');
  await expectAccessible(page);

  const { db } = database;
  await sql`create trigger broken before insert on contact_submissions begin select raise(abort, 'no'); end`.execute(
    db,
  );
  await page.getByRole('button', { name: 'Try now' }).click();
  await expect(contact).toHaveAttribute('data-state', 'bad');
  await expect(contact).toContainText('Look at the database and the disk below.');
  await expect(contact).toContainText('Last worked:');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);

  await page.goto('/admin');
  await expect(page.getByRole('alert').filter({ hasText: 'not work' })).toBeVisible();
  await page.getByRole('link', { name: 'See what, and what to do' }).click();
  await sql`drop trigger broken`.execute(db);
  await page.getByRole('button', { name: 'Try now' }).click();
  await expect(contact).toContainText('Last failed:');
  await expect(contact).toHaveAttribute('data-state', 'good');

  // While nothing can be read, what was seen last stays.
  const failing = (route: import('@playwright/test').Route) =>
    route.fulfill({ status: 500, json: { error: { message: 'The database is away.' } } });
  await page.route('**/api/admin/health**', failing);
  await page.getByRole('button', { name: 'Try now' }).click();
  await expect(
    page.getByText('How the site is doing could not be read: The database is away.'),
  ).toBeVisible();
  await expect(contact).toBeVisible();
  await page.unroute('**/api/admin/health**', failing);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('How the site is doing could not be read')).toBeHidden();
});

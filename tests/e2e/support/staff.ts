import type { Page } from '@playwright/test';
import { pino } from 'pino';
import { forms } from '#app/forms/definitions/registry.ts';
import type { Database } from '#server/database/connection.ts';
import { openDatabase } from '#server/database/database.ts';
import type { Site } from '#tests/support/site.ts';
import { makeAdmin, password } from '#tests/support/staff.ts';
import { test as base, expect } from './fixtures.ts';

export const admin = { email: 'boss@example.org', password };

type Fixtures = { emptyInbox: undefined; signIn: () => Promise<void> };

/** The site's own database, with an admin in it and nothing that another test has stored. */
export const test = base.extend<Fixtures, { database: Database }>({
  database: [
    async ({ site }: { site: Site }, use) => {
      const database = await openDatabase(
        { databaseUrl: null, dataDirectory: site.dataDirectory },
        pino({ level: 'silent' }),
      );
      await makeAdmin(database, admin.email);
      await use(database);
      await database.db.destroy();
    },
    { scope: 'worker' },
  ],
  emptyInbox: [
    async ({ database }, use) => {
      for (const { table } of forms) await database.db.deleteFrom(table).execute();
      await use(undefined);
    },
    { auto: true },
  ],
  signIn: ({ page, database: _ }, use) =>
    use(async () => {
      await page.goto('/login');
      await page.getByLabel('Email').fill(admin.email);
      await page.getByLabel('Password').fill(admin.password);
      await page.getByRole('button', { name: 'Sign In' }).click();
      await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
    }),
});

export { expect };

/** Goes to a page of the staff area through the menu, where a phone has all of them and a wide screen the rarer ones. */
export async function goThroughMenu(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: /^(Menu|More)$/ }).click();
  await page.getByRole('navigation', { name: 'Staff' }).getByRole('link', { name, exact: true }).click();
}

import { chromium } from '@playwright/test';
import { pino } from 'pino';
import { openDatabase } from '/work/wt-hears/server/database/database.ts';
import { launchOptions } from '/work/wt-hears/tests/support/browser.ts';
import { startSite } from '/work/wt-hears/tests/support/site.ts';
import { makeAdmin, password } from '/work/wt-hears/tests/support/staff.ts';

const site = await startSite({
  WEBHOOK_NETWORKS: 'loopback',
  SMTP_URL: 'smtp://127.0.0.1:1',
  NOTIFY_EMAIL: 'staff@example.org',
  WEBHOOK_URL: 'https://hooks.example.org/x',
  WEBHOOK_SECRET: 'whsec_' + Buffer.from('a secret of thirty-two characters').toString('base64'),
});
const database = await openDatabase(
  { databaseUrl: null, dataDirectory: site.dataDirectory },
  pino({ level: 'silent' }),
);
await makeAdmin(database, 'boss@example.org');
const browser = await chromium.launch(launchOptions());
const page = await (await browser.newContext({ baseURL: site.url })).newPage();
await page.goto('/login');
await page.getByLabel('Email').fill('boss@example.org');
await page.getByLabel('Password').fill(password);
await page.getByRole('button', { name: 'Sign In' }).click();
await page.getByRole('heading', { name: 'Admin Dashboard' }).waitFor();
await page.goto('/admin/setup');
const w = page.getByRole('region', { name: 'Webhooks' });
await w.getByLabel('Name').fill('Team chat');
await w.getByLabel('Address').fill('http://127.0.0.1:1/hook');
await w.getByLabel('All forms').uncheck();
await w.getByLabel('Contact').check();
await w.getByRole('button', { name: 'Make webhook' }).click();
await w.locator('.secret').waitFor();
await w.getByRole('button', { name: 'Send a test Team chat' }).click();
await w.getByText('could not be reached').first().waitFor();
await page.getByText('Contact', { exact: true }).first().click();
const k = page.getByRole('region', { name: 'API keys' });
await k.getByLabel('Name').fill('Customer list');
await k.getByRole('button', { name: 'Make key' }).click();
await k.locator('.secret').waitFor();
await k.getByRole('button', { name: 'Revoke… Customer list' }).click();
for (const width of [390, 820, 1440]) {
  await page.setViewportSize({ width, height: 900 });
  await page.screenshot({ path: `/tmp/setup-${width}.png`, fullPage: true });
}
await page.emulateMedia({ colorScheme: 'dark' });
await page.screenshot({ path: `/tmp/setup-dark.png`, fullPage: true });
await browser.close();
await database.db.destroy();
await site.stop();
process.exit(0);

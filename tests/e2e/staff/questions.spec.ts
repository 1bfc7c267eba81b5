import type { Page } from '@playwright/test';
import { expectAccessible, untilAwake } from '#tests/e2e/support/fixtures.ts';
import { expect, goThroughMenu, test } from '#tests/e2e/support/staff.ts';

const question = 'Can you tune my accordion?';

async function askAtHome(page: Page, text: string, withScript: boolean): Promise<void> {
  await page.goto('/');
  if (withScript) await untilAwake(page, 'assistant');
  await page.getByRole('combobox', { name: 'What are you looking for?' }).fill(text);
  await page.getByRole('button', { name: 'Ask' }).click();
}

test.describe('without questions', () => {
  test.use({ provokedError: /503/ });
  for (const colorScheme of ['light', 'dark'] as const)
    test(`says so, and says when it fails, on a phone in the ${colorScheme}`, async ({ page, signIn }) => {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width: 390, height: 844 });
      await signIn();
      const fail = { status: 503, json: { error: { message: 'Out of reach' } } };
      await page.route('**/api/admin/questions', (route) => route.fulfill(fail));
      await goThroughMenu(page, 'Questions');
      await expect(page.getByRole('alert')).toContainText('Failed to load the questions: Out of reach');
      await expectAccessible(page);
      await page.unroute('**/api/admin/questions');
      const none = { questions: [], aliases: [], pages: [], names: {} };
      await page.route('**/api/admin/questions', (route) => route.fulfill({ json: none }));
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByText('No question is waiting.')).toBeVisible();
      await expect(page.getByText('There is no alias yet.')).toBeVisible();
      await expectAccessible(page);
      for (const width of [320, 390, 820]) {
        await page.setViewportSize({ width, height: 844 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width} px`).toBe(width);
      }
    });
});

test.describe('with a question', () => {
  // A phrase that makes no sense is refused.
  test.use({ provokedError: /400/ });
  test('staff turn a question into an alias, and visitors get there', async ({
    page,
    browser,
    site,
    signIn,
  }) => {
    test.slow();
    const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
    const visitor = await plain.newPage();
    await askAtHome(visitor, question, false);
    await expect(visitor).toHaveURL('/contact');

    await signIn();
    await page.getByRole('link', { name: 'Questions' }).click();
    await expect(page.getByRole('heading', { name: 'Questions for the assistant' })).toBeVisible();
    const item = page.getByRole('listitem').filter({ hasText: question });
    await expect(item).toContainText('1×');
    await expectAccessible(page);

    await item.getByRole('button', { name: 'Send to…' }).click();
    const sheet = page.getByRole('dialog', { name: 'Send to a page' });
    await sheet.getByLabel('When a question has these words').fill('what is it');
    await sheet.getByLabel('Go to').selectOption('services');
    await sheet.getByRole('button', { name: 'See what changes' }).click();
    await expect(sheet.getByRole('status')).toContainText('These words may stand in any question.');
    await sheet.getByLabel('When a question has these words').fill('tune blue accordion');
    await sheet.getByRole('button', { name: 'See what changes' }).click();
    await expect(sheet.getByRole('status')).toContainText(`“${question}” would still have no answer.`);
    await sheet.getByLabel('When a question has these words').fill('tune accordion');
    await sheet.getByRole('button', { name: 'See what changes' }).click();
    await expect(sheet.getByRole('status')).toContainText('One known question goes elsewhere');
    await expect(sheet.getByRole('listitem')).toContainText([/accordion\?asked 1×No answer → Services/]);
    await expectAccessible(page);
    await sheet.getByRole('button', { name: 'Confirm' }).click();
    await expect(sheet).toBeHidden();
    // Other tests leave questions on the same site; this one has its answer.
    await expect(item).toBeHidden();
    const alias = page.getByRole('listitem').filter({ hasText: 'tune accordion → Services' });
    await expect(alias).toContainText('boss@example.org');

    await askAtHome(visitor, question, false);
    await expect(visitor).toHaveURL('/services');
    const scripted = await browser.newContext({ baseURL: site.url });
    const visitorWithScript = await scripted.newPage();
    const calls: string[] = [];
    visitorWithScript.on('request', (request) => calls.push(new URL(request.url()).pathname));
    await askAtHome(visitorWithScript, 'please tune our accordion', true);
    await expect(visitorWithScript).toHaveURL('/services');
    expect(calls.filter((path) => path.startsWith('/assistant'))).toEqual(['/assistant/aliases.json']);

    await alias.getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByText('There is no alias yet.')).toBeVisible();
    await expect(item).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(alias).toBeVisible();
    await expect(item).toBeHidden();
    await page.getByRole('link', { name: 'Audit' }).click();
    await expect(page.getByRole('cell', { name: 'made an alias' })).toHaveCount(2);
    await expect(page.getByRole('cell', { name: 'removed an alias' })).toHaveCount(1);
  });
});

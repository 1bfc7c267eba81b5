import { expect, expectAccessible, test } from '#tests/e2e/support/fixtures.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor follows the receipt, adds something, takes a copy and erases it', async ({ page }) => {
    test.slow();
    await page.goto('/aerial');
    await page.getByLabel('Your name').or(page.getByLabel('Name')).first().fill('Ana');
    await page.getByLabel('Email').fill('ana@example.org');
    await page.locator('#aerial-form [name=message]').fill('A film of the harbor');
    await page.locator('#aerial-form button[type=submit]').click();
    await page.getByRole('link', { name: 'Follow it, add to it or withdraw it' }).click();
    await expect(page.getByRole('heading', { name: 'We have it and will answer.' })).toBeVisible();
    await expect(page.getByText('A film of the harbor')).toBeVisible();

    await page.getByLabel('Add something').fill('On a calm day');
    await page.getByRole('button', { name: 'Send it' }).click();
    await expect(page.getByRole('status').first()).toContainText('Added. We have been told.');
    await expect(page.getByRole('listitem').filter({ hasText: 'On a calm day' })).toContainText('You,');

    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Get a copy of everything' }).click();
    expect((await download).suggestedFilename()).toMatch(/^request_.*\.json$/);

    await page.getByRole('link', { name: 'Withdraw and erase' }).click();
    await expect(page.getByRole('heading', { name: 'Erase this request for good?' })).toBeVisible();
    await page.getByRole('button', { name: 'Yes, erase it' }).click();
    await expect(page.getByRole('heading', { name: 'It is erased.' })).toBeVisible();
  });
});

test('the page reads well, and its address goes nowhere', async ({ page, request }) => {
  test.slow();
  const body = { name: 'Ana', email: 'ana@example.org', message: 'A film of the harbor' };
  const answer = await request.post('/api/submissions/aerial_submissions', { data: body });
  const { link } = await answer.json();
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of [link, `${link}?show=erase`]) {
      await page.goto(path);
      await expectAccessible(page);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
    }
  }
  await page.getByRole('link', { name: 'Contact' }).first().click();
  await page.waitForURL('**/contact');
  await expect.poll(() => page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toBe('{}');
  const known = await page.evaluate(() => document.referrer + JSON.stringify({ ...sessionStorage }));
  expect(known).not.toContain('/requests');
});

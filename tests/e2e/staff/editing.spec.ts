import { expectAccessible } from '#tests/e2e/support/fixtures.ts';
import { expect, goThroughMenu, test as staffTest } from '#tests/e2e/support/staff.ts';
import { startSite } from '#tests/support/site.ts';

/** What is published here is seen on every page: no other test may meet it. */
const test = staffTest.extend({
  site: [
    async ({ browserName: _ }, use) => {
      const site = await startSite();
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
});

test('an owner sets the date and the price on the page, publishes, and goes back', async ({
  page,
  browser,
  site,
  signIn,
}) => {
  test.slow();
  const visitor = await (await browser.newContext({ baseURL: site.url })).newPage();
  const field = page.getByRole('textbox');
  const frame = page.frameLocator('iframe');
  const saved = page.getByText('Saved as a draft.');

  await signIn();
  await goThroughMenu(page, 'Site');
  await expect(page.getByText('36 facts are still stand-ins.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Edit AI Bootcamp' }).click();

  await test.step('the date, where it stands', async () => {
    await frame.getByText('Official dates coming soon').click();
    await expect(field).toHaveValue('Official dates coming soon');
    await field.fill('June 14 to 18, 2027');
    await expect(frame.getByText('June 14 to 18, 2027')).toBeVisible();
    await expect(saved).toBeVisible();
  });

  await test.step('the price, by keyboard alone', async () => {
    await page.getByText('All texts of this page').press('Enter');
    await page.getByRole('button', { name: '$350', exact: true }).press('Enter');
    await expect(page.getByLabel('Price')).toHaveValue('$350');
    await page.getByLabel('Price').fill('free');
    await expect(page.getByText('Write a price like $350 or $1,500.')).toBeVisible();
    await page.getByLabel('Price').fill('$400');
    await expect(saved).toBeVisible();
    await expectAccessible(page, '.staff-main > :not(.editor)');
  });

  await test.step('a sentence that mentions the price has it from there', async () => {
    await page.goto('/admin/edit/services?text=services.education.text');
    await expect(field).toHaveValue(/five days, \{\$400\} per student/);
    await expect(frame.getByText('five days, $400 per student')).toBeVisible();
  });

  await test.step('nobody else sees a draft until it is published', async () => {
    await visitor.goto('/bootcamp');
    await expect(visitor.getByText('Official dates coming soon')).toBeVisible();
    await page.getByRole('link', { name: 'Changes and publishing' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: 'June 14 to 18, 2027' })).toContainText(
      'Official dates coming soon',
    );
    for (const width of [320, 820]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width} px`).toBe(width);
    }
    await page.getByRole('button', { name: 'Publish these 2 changes' }).click();
    await expect(page.getByText('Published. Visitors see version 1 now.')).toBeVisible();
    await visitor.reload();
    await expect(visitor.getByText('June 14 to 18, 2027')).toBeVisible();
    for (const path of ['/', '/services', '/bootcamp']) {
      await visitor.goto(path);
      await expect(visitor.getByText('$400').first()).toBeVisible();
    }
  });

  await test.step('back to the site as it was built', async () => {
    await page.getByRole('button', { name: 'Go back to the site as built' }).click();
    await expect(page.getByText('Published. Visitors see version 2 now.')).toBeVisible();
    await visitor.goto('/bootcamp');
    await expect(visitor.getByText('Official dates coming soon')).toBeVisible();
  });
});

test('two owners who change the same text see both, and lose none', async ({
  page,
  browser,
  site,
  signIn,
}) => {
  test.slow();
  await signIn();
  const other = await (
    await browser.newContext({ baseURL: site.url, storageState: await page.context().storageState() })
  ).newPage();
  const address = '/admin/edit/contact?text=contactPage.formTitle';
  const [mine, theirs] = [page.getByRole('textbox'), other.getByRole('textbox')];
  await page.goto(address);
  await other.goto(address);
  await expect(mine).toHaveValue('Your message');
  await theirs.fill('Tell us');
  await expect(other.getByText('Saved as a draft.')).toBeVisible();
  await mine.fill('Write to us');
  await expect(page.getByRole('alert')).toContainText('has changed this meanwhile. It says: Tell us');
  await page.getByRole('button', { name: 'Keep mine' }).click();
  await expect(page.getByText('Saved as a draft.')).toBeVisible();
  await page.getByRole('button', { name: 'Put back what visitors see' }).click();
  await expect(mine).toHaveValue('Your message');
  await expect(page.getByText('As published.')).toBeVisible();
});

import { expect, test } from '#tests/e2e/support/fixtures.ts';
import { answersFor, fill, formNamed, storedRows } from '#tests/e2e/support/form-actions.ts';
import { makeOld } from './visitors.ts';

const contact = formNamed('contact');

// The changed style has another hash.
test.use({ bypassCSP: true, viewport: { width: 390, height: 844 } });

test.beforeEach(async ({ page }) => {
  await makeOld(page);
  await page.goto('/contact');
});

test('the page is black on white and in order, and its menu is closed', async ({ page }) => {
  const colors = await page.locator('h1').evaluate((heading) => {
    const { color } = getComputedStyle(heading);
    return { color, paper: getComputedStyle(document.body).backgroundColor };
  });
  expect(colors).toEqual({ color: 'rgb(0, 0, 0)', paper: 'rgba(0, 0, 0, 0)' });
  await expect(page.locator('#menu')).toBeHidden();
  await expect(
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }),
  ).toBeVisible();
  await expect(page.locator('[data-awake]')).toHaveCount(0);
});

test('the contact form is stored by the browser’s own post', async ({ page, site }) => {
  const email = 'below-the-floor@example.org';
  const form = page.locator('#contact-form');
  await fill(form, await answersFor(form, contact, email));
  await form.locator('button[type=submit]').click();
  await expect(
    page.getByText(contact.success.replace('jose.brien@example.org', email)).first(),
  ).toBeVisible();
  expect(storedRows(site, contact, email)).toHaveLength(1);
});

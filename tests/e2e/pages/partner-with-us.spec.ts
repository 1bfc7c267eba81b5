import { expect, test } from '#tests/e2e/support/fixtures.ts';

test('names the claim and the four benefits', async ({ page }) => {
  await page.goto('/partner-with-us');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Over 200 partnerships');
  const ledger = page.getByRole('region', { name: 'What you get' });
  await expect(ledger.getByRole('heading', { level: 3 })).toHaveText([
    'Referral commissions',
    'Digital badge',
    'Events',
    'Onboarding',
  ]);
  await expect(ledger).toContainText('200+');
});

test('two advisory roles, one open at a time', async ({ page }) => {
  await page.goto('/partner-with-us');
  const [corporate, federal] = [page.locator('#corporate-advisory'), page.locator('#federal-advisory')];
  await expect(corporate.locator('summary')).toHaveText('Corporate Advisory');
  await expect(corporate).toHaveAttribute('open');
  await federal.getByText('Federal Advisory').click();
  await expect(federal).toHaveAttribute('open');
  await expect(corporate).not.toHaveAttribute('open');
});

test('the button leads to contact and leaves the note for its way back', async ({ page }) => {
  await page.goto('/partner-with-us');
  await expect(page.getByRole('main').getByRole('link', { name: '← Back to' })).toHaveAttribute(
    'href',
    '/qr',
  );
  const button = page.getByRole('link', { name: 'Contact Us to Become a Partner' });
  await expect(button).toHaveAttribute('data-sets-flag', '/partner-with-us');
  await button.click();
  await expect(page).toHaveURL('/contact');
});

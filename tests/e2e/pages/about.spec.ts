import { expect, test } from '#tests/e2e/support/fixtures.ts';

test('about says who we are, who founded it and where', async ({ page }) => {
  await page.goto('/about');
  for (const name of ['Vision', 'Mission', 'Purpose', 'Core values', 'Culture', 'Founder & CEO']) {
    await expect(page.getByRole('heading', { name })).toBeVisible();
  }
  const main = page.getByRole('main');
  for (const words of [
    'Technology',
    'Team',
    '13-year military veteran',
    '1200 Harbor Light Way',
    'Monday to Friday',
    '8 AM to 5 PM',
  ]) {
    await expect(main.getByText(words).first()).toBeVisible();
  }
  const profile = main.getByRole('link', { name: 'Profile on LinkedIn (opens in a new tab)' });
  await expect(profile).toHaveAttribute('target', '_blank');
  await expect(profile).toHaveAttribute('rel', /noopener/);
});

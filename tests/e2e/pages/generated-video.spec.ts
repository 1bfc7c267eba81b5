import { expect, test, untilAwake } from '#tests/e2e/support/fixtures.ts';

test('nine films, and the program leads to each', async ({ page }) => {
  await page.goto('/generated-video');
  await expect(page.locator('[data-island=video]')).toHaveCount(9);
  const program = page.getByRole('navigation', { name: 'On the program' });
  await expect(program.getByRole('link')).toHaveCount(9);
  await program.getByRole('link', { name: 'HERO' }).click();
  await expect(page.getByText('Play HERO')).toBeInViewport();
});

test('a brief is sent', async ({ page }) => {
  await page.goto('/generated-video');
  await page.getByLabel('Your name').focus();
  await untilAwake(page, 'form');
  await page.getByLabel('Your name').fill('Ana María');
  await page.getByLabel('Email').fill('ana@example.org');
  await page.getByLabel('Your film').fill('Thirty seconds for a bakery.');
  await page.getByRole('button', { name: 'Send the brief' }).click();
  await expect(page.locator('form').getByRole('status')).toContainText(
    "Message sent! Thanks for your inquiry. We'll be in touch soon.",
  );
});

test('its own link leads back to the studio', async ({ page }) => {
  await page.goto('/generated-video');
  await expect(page.locator('[data-back=page]')).toHaveAttribute('href', '/services#creative-studio');
});

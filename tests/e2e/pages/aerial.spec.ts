import { expect, test, untilAwake } from '#tests/e2e/support/fixtures.ts';

test('the four sections, and the figures of the drone', async ({ page }) => {
  await page.goto('/aerial');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cinematic Aerials, On Demand.');
  for (const name of ['Why Fly With Us', 'Tech at a Glance', 'Where It Shines', 'What You Receive']) {
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
  }
  const tech = page.getByRole('region', { name: 'Tech at a Glance' });
  for (const figure of ['4.3 mi', '16,400 ft', '4 kg', 'up to 27 min', '-20°C to 40°C']) {
    await expect(tech).toContainText(figure);
  }
});

test('two buttons scroll to the form and to the featured film', async ({ page }) => {
  await page.goto('/aerial');
  await page.getByRole('link', { name: 'See Featured Work' }).click();
  await expect(
    page.getByRole('region', { name: 'Featured work' }).locator('[data-island=video]'),
  ).toBeInViewport();
  await page.getByRole('link', { name: 'Get a Quote' }).click();
  await expect(page.getByLabel('Your name')).toBeInViewport();
});

test('a flight is asked for', async ({ page }) => {
  await page.goto('/aerial');
  await page.getByLabel('Your name').focus();
  await untilAwake(page, 'form');
  await page.getByLabel('Your name').fill('Ana María');
  await page.getByLabel('Email').fill('ana@example.org');
  await page.getByLabel('Your flight').fill('The pier at dawn.');
  await page.getByRole('button', { name: 'Get a quote' }).click();
  await expect(page.locator('form').getByRole('status')).toContainText(
    "Message sent! Thanks for your inquiry. We'll be in touch soon.",
  );
});

test('its own link leads back to the services', async ({ page }) => {
  await page.goto('/aerial');
  await expect(page.locator('[data-back=page]')).toHaveAttribute('href', '/services#aerial-photography');
});

import { partner } from '#app/content/company.ts';
import { expect, test } from '#tests/e2e/support/fixtures.ts';

for (const path of ['/porpoise-robotics', '/partnership']) {
  test(`${path} shows the collaboration with the robotics partner`, async ({ page }) => {
    await page.goto(path);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toContainText('Porpoise Robotics');
    await expect(main).toContainText('Strategic collaboration');
    await expect(main.getByRole('link', { name: '← Back to' })).toHaveAttribute('href', '/qr#qr-menu');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/porpoise-robotics$/);
  });
}

for (const [name, href] of [
  ['See the AI integration', partner.integration],
  ['Visit the shop', partner.shop],
] as const) {
  test(`“${name}” opens the partner’s page in a new tab`, async ({ page }) => {
    await page.goto('/porpoise-robotics');
    const link = page.getByRole('link', { name });
    await expect(link).toHaveAttribute('href', href);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });
}

import { expect, test, untilAwake } from '#tests/e2e/support/fixtures.ts';

const cards = [
  ['AI Bootcamp', '/bootcamp?src=qr'],
  ['Education', '/education?src=qr'],
  ['Partnerships', '/partnership?src=qr'],
  ['Veteran Program', '/veterans-program?src=qr'],
] as const;

for (const path of ['/ember-7k3q', '/qr-programs', '/programs']) {
  test(`${path} leads to the QR page and keeps the query`, async ({ page }) => {
    await page.goto(`${path}?src=flyer`);
    await expect(page).toHaveURL('/qr?src=flyer');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  });
}

test('the menu has four cards, and the page leads to contact and home', async ({ page }) => {
  await page.goto('/qr');
  const menu = page.locator('#qr-menu');
  await expect(menu.getByRole('link')).toHaveText(cards.map(([name]) => name));
  for (const [name, href] of cards) {
    await expect(menu.getByRole('link', { name })).toHaveAttribute('href', href);
  }
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact');
  await expect(main.getByRole('link', { name: 'See the whole site' })).toHaveAttribute('href', '/');
});

test('coming back from a program shows the menu', async ({ page }) => {
  await page.goto('/qr');
  await page.getByRole('link', { name: 'AI Bootcamp' }).click();
  await expect(page).toHaveURL('/bootcamp?src=qr');
  await page.goBack();
  await expect(page).toHaveURL('/qr#qr-menu');
  await expect(page.locator('#qr-menu')).toBeInViewport();
});

test('a request carries where it came from', async ({ page }) => {
  await page.goto('/qr?src=flyer');
  await page.getByLabel('Your name').focus();
  await untilAwake(page, 'form');
  for (const [label, value] of [
    ['Your name', 'Ana María'],
    ['Email', 'ana@example.org'],
    ['Subject', 'Bootcamp'],
    ['Your question', 'When does it start?'],
  ] as const) {
    await page.getByLabel(label).fill(value);
  }
  const sent = page.waitForRequest('**/api/submissions/information_requests');
  await page.getByRole('button', { name: 'Request information' }).click();
  expect((await sent).postDataJSON()).toMatchObject({
    source: 'QR Initiatives & Opportunities',
    sourceParam: 'flyer',
  });
  await expect(page.locator('#toasts')).toContainText('Thanks — we received your request.');
});

import { expect, test } from '#tests/e2e/support/fixtures.ts';

const cards = [
  ['Home', '/'],
  ['About', '/about'],
  ['Services', '/services'],
  ['Porpoise Robotics', '/porpoise-robotics'],
  ['Contact', '/contact'],
  ['AI Summer Bootcamp', '/bootcamp'],
  ['Creative Studio', '/services#creative-studio'],
  ['Akron Holograms', '/akron-holograms'],
  ['Education', '/education?from=explore'],
  ['Partner With Us', '/partner-with-us'],
  ['Veterans', '/veterans-program?from=explore'],
] as const;

test('eleven cards, in order, each to its page', async ({ page }) => {
  await page.goto('/explore');
  const links = page.getByRole('main').getByRole('listitem').getByRole('link');
  await expect(links).toHaveText(cards.map(([name]) => name));
  for (const [index, [, href]] of cards.entries()) {
    await expect(links.nth(index)).toHaveAttribute('href', href);
  }
});

test('a card can be pressed anywhere, and the page it leads to leads back', async ({ page }) => {
  await page.goto('/explore');
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Three courses' })
    .click({ position: { x: 20, y: 20 } });
  await expect(page).toHaveURL('/education');
  await expect(page.locator('[data-back=header]')).toHaveAttribute('href', '/explore');
});

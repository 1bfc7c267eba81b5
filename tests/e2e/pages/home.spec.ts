import { expect, test } from '#tests/e2e/support/fixtures.ts';

test('home has its promise, its assistant and the way to the services', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fire carried into deep water.');
  await expect(page.getByRole('search').getByRole('combobox')).toBeVisible();
  await page.getByRole('link', { name: 'Browse services →' }).click();
  await expect(page).toHaveURL('/services');
});

test('every phrase of the sentence leads to its page', async ({ page }) => {
  await page.goto('/');
  const sentence = page.getByRole('region', { name: 'What we do' });
  for (const [words, href] of [
    ['teach teenagers AI', '/bootcamp'],
    ['train veterans', '/veterans-program'],
    ['send robots under water', '/porpoise-robotics'],
    ['make light stand in the air', '/akron-holograms'],
    ['film it from the sky', '/aerial'],
  ] as const) {
    await expect(sentence.getByRole('link', { name: words })).toHaveAttribute('href', href);
  }
});

test('the footer has a discreet dot for the staff', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Staff login' })).toHaveAttribute(
    'href',
    '/login',
  );
});

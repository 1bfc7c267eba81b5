import { expect, test, untilAwake } from '#tests/e2e/support/fixtures.ts';

const sections: Record<string, readonly string[]> = {
  'A note from our founder': ['13-year military veteran', 'Founder & CEO'],
  'Who it is for': ['Active duty', 'Reserve', 'Retired', 'Spouses', 'aged 10 and up, with exceptions'],
  'What is included': [
    'AI Bootcamp 1 week, with certification',
    'Robotics 101 1 week, with certification',
    'Robotics 102 1 week, with certification',
    '20% off robotics ROV vehicles',
  ],
  'How to get started': ['valid DOD ID', 'retired military ID', 'child’s military ID', 'DD214 papers'],
};

for (const [name, facts] of Object.entries(sections)) {
  test(`“${name}” has its facts`, async ({ page }) => {
    await page.goto('/veterans-program');
    const section = page.getByRole('region', { name });
    for (const fact of facts) await expect(section).toContainText(fact);
  });
}

test('the sections stand in the order of the specification', async ({ page }) => {
  await page.goto('/veterans-program');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'Your next watch',
    ...Object.keys(sections),
    'Apply',
  ]);
});

test('the way back follows where the visitor came from', async ({ page }) => {
  const back = page.getByRole('main').getByRole('link', { name: '← Back to' });
  for (const [query, target] of [
    ['', '/services'],
    ['?src=qr', '/qr#qr-menu'],
    ['?from=services', '/services'],
    ['?from=explore', '/explore'],
  ] as const) {
    await page.goto(`/veterans-program${query}`);
    await expect(back, query).toHaveAttribute('href', target);
    await expect(page).not.toHaveURL(/from=/);
  }
});

test('an application is sent with branches and interests', async ({ page }) => {
  await page.goto('/veterans-program');
  const form = page.locator('#veterans-form');
  await form.getByLabel('First name').focus();
  await untilAwake(page, 'form');
  await form.getByLabel('First name').fill('Ada');
  await form.getByLabel('Last name').fill('Okafor');
  await form.getByLabel('Email').fill('ada@example.org');
  await form.getByLabel('Phone').fill('(619) 555-0100');
  await form.getByRole('group', { name: 'Branch of service' }).getByLabel('Navy').check();
  await form.getByRole('group', { name: 'What interests you' }).getByLabel('Discount on ROV').check();
  await form.getByRole('button', { name: 'Apply' }).click();
  await expect(form.getByRole('status')).toContainText(
    "Application submitted! Thank you for your interest in the Veterans Program. We'll contact you soon with next steps.",
  );
});

test('prints without pictures and form, with an address to apply at', async ({ page }) => {
  await page.goto('/veterans-program');
  await page.emulateMedia({ media: 'print' });
  for (const picture of await page.getByRole('main').locator('img').all()) await expect(picture).toBeHidden();
  await expect(page.locator('#veterans-form')).toBeHidden();
  await expect(page.getByText(/Apply at .+\/veterans-program/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'How to get started' })).toBeVisible();
});

import { expect, test, untilAwake } from '#tests/e2e/support/fixtures.ts';

const days = [
  'What is AI? + Machine Learning Intro',
  'Neural Networks & Hands-on Demos',
  'Real-World Applications & Projects',
  'Ethical AI + Design Challenges',
  'Final Presentations + Group Activity',
];

for (const path of ['/bootcamp', '/ai-bootcamp']) {
  test(`${path} says what, when, where and for how much`, async ({ page }) => {
    await page.goto(path);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('AI Foundations Bootcamp');
    for (const fact of [
      'Official dates coming soon',
      '9:00 AM – 1:00 PM daily',
      'San Diego, CA',
      '$350 per student for all 5 days',
      'High school students',
      'No prior coding required',
      '30% off with valid school ID (students only)',
    ]) {
      await expect(main, fact).toContainText(fact);
    }
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/bootcamp$/);
  });
}

test('the daily breakdown has five days, one open at a time, three points each', async ({ page }) => {
  await page.goto('/bootcamp');
  const breakdown = page.getByRole('region', { name: 'Daily Breakdown' });
  await expect(breakdown.locator('summary')).toHaveText(
    days.map((title, index) => `Day ${index + 1} ${title}`),
  );
  await expect(breakdown.locator('details[open]')).toHaveCount(1);
  for (const [index, title] of days.entries()) {
    const day = breakdown.locator('details').nth(index);
    if (index > 0) await day.locator('summary').click();
    await expect(breakdown.locator('details[open] summary')).toHaveText([`Day ${index + 1} ${title}`]);
    await expect(day.getByRole('listitem')).toHaveCount(3);
  }
});

test('a day opens and closes by keyboard', async ({ page }) => {
  await page.goto('/bootcamp');
  const second = page.locator('#day-2');
  await second.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(second).toHaveAttribute('open');
  await page.keyboard.press('Space');
  await expect(second).not.toHaveAttribute('open');
});

test('the way back leads to the QR menu, or to education for those who came from there', async ({ page }) => {
  await page.goto('/bootcamp');
  const back = page.getByRole('main').getByRole('link', { name: '← Back to' });
  await expect(back).toHaveAttribute('href', '/qr#qr-menu');
  await page.goto('/bootcamp?from=education');
  await expect(back).toHaveAttribute('href', '/education');
  await expect(page).toHaveURL('/bootcamp');
});

test('a student is registered; phone and message are optional', async ({ page }) => {
  await page.goto('/bootcamp');
  await page.getByRole('link', { name: 'Register a student' }).click();
  const form = page.locator('#bootcamp-form');
  await form.getByLabel("Student's name").focus();
  await untilAwake(page, 'form');
  await form.getByLabel("Student's name").fill('Ada Okafor');
  await form.getByLabel('Email').fill('ada@example.org');
  await form.getByRole('button', { name: 'Register' }).click();
  await expect(form.getByRole('status')).toContainText(
    "Registration submitted! Thanks for reaching out. We'll be in touch with more info about the Bootcamp.",
  );
});

test('prints as a program sheet: every day open, no form, an address to register at', async ({ page }) => {
  await page.goto('/bootcamp');
  await page.emulateMedia({ media: 'print' });
  for (const point of await page.locator('details li').all()) await expect(point).toBeVisible();
  await expect(page.locator('#bootcamp-form')).toBeHidden();
  await expect(page.getByRole('main').locator('img')).toBeHidden();
  await expect(page.getByText(/Register at .+\/bootcamp/)).toBeVisible();
});

test('a parent’s browser does not fill its own name in for the student’s', async ({ page }) => {
  await page.goto('/bootcamp');
  await expect(page.getByLabel("Student's name")).toHaveAttribute('autocomplete', 'off');
  await expect(page.getByLabel('Email')).toHaveAttribute('autocomplete', 'email');
});

import { expect, test, untilAwake } from '#tests/e2e/support/fixtures.ts';

const courses = ['AI Bootcamp', 'Robotics 101', 'Robotics 102'];

test('who can enroll is named', async ({ page }) => {
  await page.goto('/education');
  const enroll = page.getByRole('region', { name: 'Who Can Enroll' });
  await expect(enroll.getByRole('term')).toHaveText([
    'Middle school',
    'High school',
    'College',
    'Adult learners',
  ]);
});

test('three courses, one open at a time, each with its terms', async ({ page }) => {
  await page.goto('/education');
  const list = page.getByRole('region', { name: 'The courses' });
  await expect(list.locator('details')).toHaveCount(3);
  for (const [index, name] of courses.entries()) {
    const course = list.locator('details').nth(index);
    if (index > 0) await course.locator('summary').click();
    await expect(list.locator('details[open]')).toHaveCount(1);
    await expect(course.locator('summary')).toContainText(name);
    for (const term of ['1 week', 'Certification', '30% off with valid school ID (students only)']) {
      await expect(course.getByText(term, { exact: true })).toBeVisible();
    }
  }
});

test('the bootcamp leads to its page, the robotics courses open the partner’s in a new tab', async ({
  page,
}) => {
  await page.goto('/education');
  await expect(page.locator('#ai-bootcamp').getByRole('link')).toHaveAttribute(
    'href',
    '/bootcamp?from=education',
  );
  for (const id of ['robotics-101', 'robotics-102']) {
    await page.locator(`#${id} summary`).click();
    const link = page.locator(`#${id}`).getByRole('link', { name: 'opens in a new tab' });
    await expect(link).toHaveAttribute('href', /\/courses$/);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  }
});

test('the discount’s note says who qualifies', async ({ page }) => {
  await page.goto('/education');
  await expect(page.getByRole('region', { name: 'Student discount' })).toContainText(
    'Only currently enrolled students with a non-expired school ID qualify',
  );
});

test('the way back remembers explore and services, and to bootcamp and back', async ({ page }) => {
  await page.goto('/education');
  const back = page.getByRole('main').getByRole('link', { name: '← Back to' });
  await expect(back).toHaveAttribute('href', '/qr#qr-menu');
  for (const origin of ['explore', 'services']) {
    await page.goto(`/education?from=${origin}`);
    await expect(back).toHaveAttribute('href', `/${origin}`);
    await expect(page).toHaveURL('/education');
  }
  await page.getByRole('link', { name: 'See the five days' }).click();
  await expect(back).toHaveAttribute('href', '/education');
});

test('an application is sent with the course that was chosen', async ({ page }) => {
  await page.goto('/education');
  const form = page.locator('#education-form');
  await form.getByLabel('First name').focus();
  await untilAwake(page, 'form');
  await form.getByLabel('First name').fill('Ada');
  await form.getByLabel('Last name').fill('Okafor');
  await form.getByLabel('Email').fill('ada@example.org');
  const choice = form.getByLabel('Course');
  await expect(choice.getByRole('option')).toHaveText(['Please choose', ...courses]);
  await choice.selectOption('Robotics 102');
  await form.getByRole('button', { name: 'Apply' }).click();
  await expect(form.getByRole('status')).toContainText(
    "Application submitted successfully! We'll get back to you soon.",
  );
});

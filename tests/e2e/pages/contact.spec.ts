import type { Page } from '@playwright/test';
import { expect, expectAccessible, test, untilAwake } from '#tests/e2e/support/fixtures.ts';

async function fill(page: Page, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await page.getByLabel(label).fill(value);
}

const answers = {
  'Your name': 'Ana María',
  Email: 'ana@example.org',
  Subject: 'A class',
  Message: 'For my daughter.',
};

test('a message is sent, acknowledged with a reference, and the form is empty again', async ({ page }) => {
  await page.goto('/contact');
  await page.getByLabel('Your name').focus();
  await untilAwake(page, 'form');
  await fill(page, answers);
  await page.getByRole('button', { name: 'Send message' }).click();
  const receipt = page.locator('form').getByRole('status');
  await expect(receipt).toContainText(
    "Message sent successfully! We'll get back to you at ana@example.org soon.",
  );
  await expect(receipt).toContainText(/Your reference: [A-Z0-9]{4}-[A-Z0-9]{4}/);
  await expect(page.locator('#toasts')).toContainText('Message sent successfully!');
  await expect(page.getByLabel('Message')).toHaveValue('');
});

test('mistakes are named at the field and in a summary that takes the focus', async ({ page }) => {
  await page.goto('/contact');
  await page.getByLabel('Your name').focus();
  await untilAwake(page, 'form');
  await fill(page, { ...answers, Email: 'nobody', 'Your name': '' });
  await page.getByRole('button', { name: 'Send message' }).click();
  const summary = page.getByRole('alert');
  await expect(summary).toBeFocused();
  await expect(page).toHaveTitle(/^Error: /);
  await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/Please enter a valid email address/);
  await expect(page.getByLabel('Message')).toHaveValue('For my daughter.');
  await expectAccessible(page);
  await summary.getByRole('link', { name: 'Name is required' }).click();
  await expect(page.getByLabel('Your name')).toBeFocused();
});

test('what was typed before the script arrived stays', async ({ page }) => {
  const { promise: typed, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/form-view-*.js', (route) => typed.then(() => route.continue()));
  await page.goto('/contact');
  await page.getByLabel('Your name').fill('Typed early');
  release();
  await untilAwake(page, 'form');
  await expect(page.getByLabel('Your name')).toHaveValue('Typed early');
  await expect(page.getByLabel('Your name')).toBeFocused();
});

test.describe('with a dead connection', () => {
  test.use({ provokedError: /ERR_FAILED/ });
  test('the error says so and the answers stay', async ({ page }) => {
    await page.goto('/contact');
    await page.getByLabel('Your name').focus();
    await untilAwake(page, 'form');
    await fill(page, answers);
    await page.route('**/api/**', (route) => route.abort());
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByRole('alert')).toContainText(
      /Network error: .+\. Please try again or email us directly at hello@prometheon\.example/,
    );
    await expect(page.getByLabel('Message')).toHaveValue('For my daughter.');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, provokedError: /422/ });

  test('a mistake keeps what was typed, a success says so', async ({ page }) => {
    await page.goto('/contact');
    await fill(page, { ...answers, 'Your name': 'Ana 1' });
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByRole('alert')).toContainText('Name can only contain letters');
    await expect(page.getByLabel('Message')).toHaveValue('For my daughter.');
    await page.getByLabel('Your name').fill('Ana');
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.locator('form').getByRole('status')).toContainText(
      "Message sent successfully! We'll get back to you at ana@example.org soon.",
    );
  });
});

test('the office, the hours and the other ways to reach us', async ({ page }) => {
  await page.goto('/contact#office-address');
  await expect(page.locator('#office-address')).toContainText('San Diego, CA');
  const main = page.getByRole('main');
  await expect(main.getByText('Monday to Friday, 8 AM to 5 PM')).toBeVisible();
  await expect(main.getByRole('link', { name: 'hello@prometheon.example' })).toBeVisible();
  for (const name of ['LinkedIn', 'Instagram', 'YouTube']) {
    await expect(main.getByRole('link', { name: `${name} (opens in a new tab)` })).toBeVisible();
  }
  for (const label of ['Your name', 'Email', 'Subject', 'Message']) {
    await expect(page.getByLabel(label)).toHaveAttribute('required', '');
  }
});

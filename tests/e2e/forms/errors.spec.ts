import { expect, test } from '#tests/e2e/support/fixtures.ts';
import {
  answersFor,
  fill,
  formNamed,
  openForm,
  receiptOf,
  sendButton,
  storedRows,
} from '#tests/e2e/support/form-actions.ts';

const contact = formNamed('contact');

for (const form of [formNamed('education'), formNamed('veterans')]) {
  test(`${form.id}: the summary says which name; toast and field say the specified sentence`, async ({
    page,
  }) => {
    const element = await openForm(page, form);
    await sendButton(element).click();
    const links = element.getByRole('alert').getByRole('link');
    await expect(links.nth(0)).toHaveText('First name: Name is required');
    await expect(links.nth(1)).toHaveText('Last name: Name is required');
    await expect(links.nth(2)).toHaveText('Email is required');
    await expect(page.locator('#toasts p')).toHaveText('Name is required');
    await expect(element.getByLabel('Last name')).toHaveAccessibleDescription('Name is required');
  });
}

test('an error leaves when its field is right, and none appears before', async ({ page }) => {
  const form = await openForm(page, contact);
  await fill(form, [['email', 'nobody']]);
  await sendButton(form).click();
  const summary = form.getByRole('alert');
  await expect(summary.getByRole('link')).toHaveText([
    'Name is required',
    'Please enter a valid email address',
    'Subject is required',
    'Message is required',
  ]);

  const email = form.getByLabel('Email');
  await email.pressSequentially('@example');
  await expect(email).toHaveAccessibleDescription(/Please enter a valid email address/);
  await email.pressSequentially('.org');
  await expect(email).not.toHaveAttribute('aria-invalid');
  await expect(email).not.toHaveAccessibleDescription(/Please enter a valid email address/);
  await expect(email).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText([
    'Name is required',
    'Subject is required',
    'Message is required',
  ]);

  // Right, then wrong again: it is not said before the visitor sends.
  await email.press('Backspace');
  await email.press('Backspace');
  await email.press('Backspace');
  await expect(email).not.toHaveAttribute('aria-invalid');
  await fill(form, await answersFor(form, contact, 'mended@example.org'));
  await expect(summary).toHaveCount(0);
  await expect(form.locator('[aria-invalid]')).toHaveCount(0);
  await expect(page).not.toHaveTitle(/^Error: /);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the longest answers do not push the form off the screen', async ({ page, site }) => {
    const email = `${'e'.repeat(243)}@example.org`;
    const form = await openForm(page, contact);
    await fill(form, [
      ['name', 'n'.repeat(100)],
      ['email', email],
      ['subject', 's'.repeat(200)],
      ['message', 'm'.repeat(5000)],
    ]);
    await sendButton(form).click();
    await expect(receiptOf(form)).toContainText(email);
    expect(await form.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    expect(storedRows(site, contact, email)).toMatchObject([{ message: 'm'.repeat(5000) }]);
  });
});

test.describe('offline', () => {
  test.use({ provokedError: /ERR_INTERNET_DISCONNECTED/ });

  test('the toast of an earlier mistake gives way to the network’s', async ({ page, context }) => {
    const form = await openForm(page, contact);
    await sendButton(form).click();
    await expect(page.locator('#toasts p')).toHaveText('Name is required');
    await fill(form, await answersFor(form, contact, 'older-toast@example.org'));
    await context.setOffline(true);
    await sendButton(form).click();
    await expect(page.locator('#toasts p')).toHaveText(
      "Network error: You're offline. Please try again or email us directly at hello@prometheon.example",
    );
    await expect(form).toContainText("will be sent when you're back online");
  });
});

test.describe('a server that never answers', () => {
  test.use({ provokedError: /ERR_FAILED/ });

  test('is given up after a minute, and the answers stay', async ({ page }) => {
    await page.clock.install();
    const form = await openForm(page, contact);
    await fill(form, await answersFor(form, contact, 'silence@example.org'));
    await page.route('**/api/submissions/**', () => {});
    const asked = page.waitForRequest('**/api/submissions/**');
    await sendButton(form).click();
    await asked;
    await page.clock.fastForward(60_000);
    await expect(form.getByRole('alert').locator('p')).toHaveText(
      'Network error: No answer came. Please try again or email us directly at hello@prometheon.example',
    );
    await expect(form.locator('[name=email]')).toHaveValue('silence@example.org');
  });
});

test.describe('after a plain post', () => {
  test.use({ provokedError: /422/ });

  test('the errors of the answered page leave too', async ({ page }) => {
    await page.goto(contact.page);
    const form = page.locator('#contact-form');
    await fill(form, await answersFor(form, contact, 'plain@example.org'));
    await form.locator('[name=name]').fill('R2D2');
    await form.evaluate((element: HTMLFormElement) => element.submit());
    await expect(form.getByRole('alert')).toContainText('Name can only contain letters');
    await form.locator('[name=name]').fill('Ana');
    await expect(form.getByRole('alert')).toHaveCount(0);
  });
});

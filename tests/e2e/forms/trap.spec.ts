import { expect, test } from '#tests/e2e/support/fixtures.ts';
import {
  answersFor,
  fill,
  fillTrap,
  formNamed,
  openForm,
  sendButton,
  storedRows,
} from '#tests/e2e/support/form-actions.ts';

const aerial = formNamed('aerial');
const contact = formNamed('contact');

test('after a message with a filled trap the next one is an honest one', async ({ page, site }) => {
  const form = await openForm(page, contact);
  for (const email of ['trapped@example.org', 'honest@example.org']) {
    await fill(form, await answersFor(form, contact, email));
    if (email === 'trapped@example.org') await fillTrap(form);
    await sendButton(form).click();
    await expect(form.getByRole('status')).toContainText(email);
    await expect(form.locator('[name=website]')).toHaveValue('');
  }
  expect(storedRows(site, contact, 'trapped@example.org')).toMatchObject([{ status: 'spam' }]);
  expect(storedRows(site, contact, 'honest@example.org')).toMatchObject([{ status: 'new' }]);
});

test('“Clear what I typed” clears it too', async ({ page }) => {
  const form = await openForm(page, aerial);
  await fill(form, await answersFor(form, aerial, 'cleared@example.org'));
  await fillTrap(form);
  await form.getByRole('button', { name: 'Clear what I typed' }).click();
  await expect(form.locator('[name=website]')).toHaveValue('');
});

test.describe('a network that fails', () => {
  test.use({ provokedError: /ERR_FAILED|ERR_INTERNET_DISCONNECTED/ });

  test('the trap of a message that could not be sent is empty for the next try', async ({ page }) => {
    const form = await openForm(page, contact);
    await fill(form, await answersFor(form, contact, 'unsent@example.org'));
    await fillTrap(form);
    await page.route('**/api/submissions/**', (route) => route.abort());
    await sendButton(form).click();
    await expect(form.getByRole('alert')).toContainText('Network error');
    await expect(form.locator('[name=website]')).toHaveValue('');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, provokedError: /422/ });

  test('the page that answers does not carry it, and the next try is stored', async ({ page, site }) => {
    await page.goto(aerial.page);
    const form = page.locator('#aerial-form');
    await fill(form, await answersFor(form, aerial, 'plain-trap@example.org'));
    await fillTrap(form);
    await sendButton(form).click();
    await expect(form.getByRole('alert')).toContainText('Submission failed. Please try again.');
    await expect(form.locator('[name=website]')).toHaveValue('');
    await sendButton(form).click();
    await expect(form.getByRole('status')).toContainText(aerial.success);
    expect(storedRows(site, aerial, 'plain-trap@example.org')).toHaveLength(1);
  });
});

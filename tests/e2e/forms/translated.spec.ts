import type { Locator, Page } from '@playwright/test';
import { expect, test, untilAwake } from '#tests/e2e/support/fixtures.ts';
import {
  answersFor,
  fill,
  formNamed,
  openForm,
  receiptOf,
  sendButton,
  storedRows,
} from '#tests/e2e/support/form-actions.ts';

const veterans = formNamed('veterans');
const contact = formNamed('contact');

/** As the translators of browsers do: every text is replaced by elements with other words. */
async function translate(form: Locator): Promise<void> {
  await form.evaluate((element) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts.filter(({ data }) => data.trim() !== '')) {
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      inner.textContent = `¡${text.data}!`;
      outer.append(inner);
      text.replaceWith(outer);
    }
  });
}

/** The form's page while its code is still under way. */
async function openAsleep(page: Page, path: string): Promise<() => void> {
  const { promise: arrived, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/form-view-*.js', (route) => arrived.then(() => route.continue()));
  await page.goto(path);
  return release;
}

test.describe('before the form is awake', () => {
  // React says that the page is not what it made.
  test.use({ provokedError: /Minified React error #(418|423|425)/ });

  test('what was typed, chosen and ticked is still there, and so is the cursor', async ({ page, site }) => {
    const email = 'translated@example.org';
    const wake = await openAsleep(page, veterans.page);
    const form = page.locator('#veterans-form');
    await fill(form, await answersFor(form, veterans, email));
    await translate(form);
    const name = form.locator('[name=firstName]');
    await name.focus();
    await name.evaluate((input: HTMLInputElement) => input.setSelectionRange(1, 2));
    wake();
    await untilAwake(page, 'form');
    await expect(form.getByRole('button', { name: 'Clear what I typed' })).toBeVisible();

    await expect(name).toBeFocused();
    await page.keyboard.insertText('o');
    await expect(name).toHaveValue('Zoë');
    await expect(form.locator('[name=email]')).toHaveValue(email);
    await expect(form.getByLabel('Coast Guard')).toBeChecked();
    await sendButton(form).click();
    await expect(receiptOf(form)).toContainText(veterans.success);
    expect(storedRows(site, veterans, email)).toMatchObject([{ first_name: 'Zoë', last_name: "D'Angelo" }]);
  });

  test('the cursor of an e-mail field and of a long text too', async ({ page }) => {
    const wake = await openAsleep(page, contact.page);
    const form = page.locator('#contact-form');
    await fill(form, await answersFor(form, contact, 'cursor@example.org'));
    await translate(form);
    await form.locator('[name=email]').focus();
    wake();
    await untilAwake(page, 'form');
    await expect(form.getByRole('button', { name: 'Clear what I typed' })).toBeVisible();
    await expect(form.locator('[name=email]')).toBeFocused();
    await expect(form.locator('[name=message]')).toHaveValue('I <3 robots');
  });
});

test('once it is awake: mistakes, the receipt and a second message', async ({ page, site }) => {
  const form = await openForm(page, contact);
  await translate(form);
  await sendButton(form).click();
  await expect(form.getByRole('alert')).toContainText('Name is required');
  await translate(form);
  for (const email of ['first-translated@example.org', 'second-translated@example.org']) {
    await fill(form, await answersFor(form, contact, email));
    await sendButton(form).click();
    await expect.poll(() => storedRows(site, contact, email).length).toBe(1);
    await expect(receiptOf(form)).toContainText(email);
    await translate(form);
  }
});

import { expect, expectAccessible, test } from '#tests/e2e/support/fixtures.ts';
import {
  answersFor,
  fill,
  fillTrap,
  fillWithKeyboard,
  openForm,
  receiptOf,
  sendButton,
  storedRows,
} from '#tests/e2e/support/form-actions.ts';
import { specifiedForms } from '#tests/support/specified-forms.ts';

const reference = /Your reference: [A-Z0-9]{4}-[A-Z0-9]{4}/;

for (const form of specifiedForms) {
  const success = (email: string) => form.success.replace('jose.brien@example.org', email);

  test.describe(form.id, () => {
    test.use({ provokedError: /422|ERR_FAILED|ERR_INTERNET_DISCONNECTED/ });

    test('with the keyboard alone: mistakes are named, then it is sent', async ({ page, site }) => {
      const email = `${form.id}-keyboard@example.org`;
      const element = await openForm(page, form);
      const marked = await element
        .locator('[required]')
        .evaluateAll((inputs) => inputs.map((input) => input.getAttribute('name')));
      expect(marked).toEqual(form.required);
      await expect(element.locator('[name=email]')).toHaveAttribute('type', 'email');

      await page.keyboard.press('Enter');
      const summary = element.getByRole('alert');
      await expect(summary).toBeFocused();
      await expect(page).toHaveTitle(/^Error: /);
      await expect(page.locator('#toasts')).toContainText('Name is required');
      await expect(summary.getByRole('link')).toHaveCount(form.required.length);
      const first = element.locator(`[name=${form.required[0]}]`);
      await expect(first).toHaveAttribute('aria-invalid', 'true');
      await expect(first).toHaveAccessibleDescription('Name is required');
      await expectAccessible(page, `#${form.id}-form`);

      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(first).toBeFocused();
      const answers = await answersFor(element, form, email);
      await fillWithKeyboard(page, element, answers);
      await page.keyboard.press('Enter');

      await expect(receiptOf(element)).toContainText(success(email));
      await expect(receiptOf(element)).toContainText(reference);
      await expect(page.locator('#toasts')).toContainText(success(email));
      await expect(page).not.toHaveTitle(/^Error: /);
      for (const [name, value] of answers)
        if (!Array.isArray(value)) await expect(element.locator(`[name=${name}]`)).toHaveValue('');
      await expect(element.locator(':checked:not([name=sentWith], option)')).toHaveCount(0);
      expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([`site:key:${form.id}`]);
      expect(storedRows(site, form, email)).toHaveLength(1);
    });

    test('failures say so and keep the answers; then it is sent, once', async ({ page, site }) => {
      const email = `${form.id}-failure@example.org`;
      const element = await openForm(page, form);
      await fill(element, await answersFor(element, form, email));

      const { promise: held, resolve: release } = Promise.withResolvers<void>();
      await page.route('**/api/submissions/**', async (route) => {
        await held;
        await route.abort();
      });
      await sendButton(element).click();
      await expect(sendButton(element)).toBeDisabled();
      await expect(sendButton(element)).toHaveText(form.busy);
      release();
      await expect(element.getByRole('alert').locator('p')).toHaveText(form.networkError);
      await expect(page.locator('#toasts p')).toHaveText(form.networkError);
      await expect(element.locator('[name=email]')).toHaveValue(email);

      // It arrives, but the answer is lost on the way; then the trap; then all is well.
      await page.unroute('**/api/submissions/**');
      await page.route('**/api/submissions/**', async (route) => {
        await route.fetch();
        await route.abort();
      });
      await sendButton(element).click();
      await expect.poll(() => storedRows(site, form, email).length).toBe(1);
      await expect(sendButton(element)).toBeEnabled();
      await page.unroute('**/api/submissions/**');
      if (form.trap === 'refused') {
        await fillTrap(element);
        await sendButton(element).click();
        await expect(element.getByRole('alert')).toContainText('Submission failed. Please try again.');
      }
      await sendButton(element).dblclick();
      await expect(receiptOf(element)).toContainText(reference);
      expect(storedRows(site, form, email)).toHaveLength(1);
      // The second click may come when the first has been answered and the form is empty.
      await sendButton(element).dispatchEvent('click', { detail: 2 });
      await page.waitForTimeout(200);
      await expect(receiptOf(element)).toContainText(reference);
    });

    test('offline it waits, online it is sent', async ({ page, context, site }) => {
      const email = `${form.id}-offline@example.org`;
      const element = await openForm(page, form);
      await context.setOffline(true);
      await expect(element).toContainText("You're offline. Keep typing");
      await fill(element, await answersFor(element, form, email));
      await sendButton(element).click();
      await expect(element).toContainText(
        "You're offline. Your answers are saved on this device and will be sent when you're back online.",
      );
      await expect(page.locator('#toasts p')).toHaveText(form.networkError);
      expect(storedRows(site, form, email)).toHaveLength(0);
      await context.setOffline(false);
      await expect(receiptOf(element)).toContainText(success(email));
      expect(storedRows(site, form, email)).toHaveLength(1);
    });
  });

  test.describe(`${form.id} without JavaScript`, () => {
    test.use({ javaScriptEnabled: false, provokedError: /422/ });

    test('a mistake keeps what was typed, a success says so', async ({ page, site }) => {
      const email = `${form.id}-plain@example.org`;
      await page.goto(form.page);
      const element = page.locator(`#${form.id}-form`);
      const answers = await answersFor(element, form, email);
      const name = form.required[0] as string;
      await fill(element, answers);
      await element.locator(`[name=${name}]`).fill('R2D2');
      await sendButton(element).click();
      await expect(page).toHaveTitle(/^Error: /);
      const alert = element.getByRole('alert');
      await expect(alert).toContainText('Name can only contain letters, spaces, hyphens, and apostrophes');
      await expect(alert).toBeInViewport();
      await expect(element.locator(`[name=${name}]`)).toHaveValue('R2D2');
      for (const [field, value] of answers) {
        if (Array.isArray(value))
          for (const option of value) await expect(element.getByLabel(option)).toBeChecked();
        else if (field !== name) await expect(element.locator(`[name=${field}]`)).toHaveValue(value);
      }
      await element.locator(`[name=${name}]`).fill('Ana');
      await sendButton(element).click();
      await expect(receiptOf(element)).toContainText(success(email));
      await expect(receiptOf(element)).toContainText(reference);
      expect(storedRows(site, form, email)).toHaveLength(1);
    });
  });
}

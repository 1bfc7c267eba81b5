import { DatabaseSync } from 'node:sqlite';
import type { Locator, Page } from '@playwright/test';
import { sqliteFile } from '#server/database/sqlite.ts';
import type { Site } from '#tests/support/site.ts';
import { type SpecifiedForm, specifiedForms } from '#tests/support/specified-forms.ts';
import { expect, untilAwake } from './fixtures.ts';

export function formNamed(id: string): SpecifiedForm {
  const form = specifiedForms.find((one) => one.id === id);
  if (!form) throw new Error(`There is no form ${id}.`);
  return form;
}

/** The form on its page, awake. */
export async function openForm(page: Page, form: SpecifiedForm, query = ''): Promise<Locator> {
  await page.goto(form.page + query);
  const element = page.locator(`#${form.id}-form`);
  await element.locator('input:visible').first().focus();
  await untilAwake(page, 'form');
  return element;
}

/** What the form shows of the specified payload, with an address of the test's own. */
export async function answersFor(element: Locator, form: SpecifiedForm, email: string) {
  const shown: [name: string, value: string | string[]][] = [];
  for (const [name, value] of Object.entries({ ...form.payload, email })) {
    const isSeen = await element.locator(`[name="${name}"]:not([type=hidden])`).count();
    if (isSeen) shown.push([name, value as string | string[]]);
  }
  return shown;
}

export async function fill(element: Locator, answers: [string, string | string[]][]): Promise<void> {
  for (const [name, value] of answers) {
    const input = element.locator(`[name="${name}"]`);
    if (Array.isArray(value)) for (const option of value) await element.getByLabel(option).check();
    else if ((await input.evaluate(({ tagName }) => tagName)) === 'SELECT') await input.selectOption(value);
    else await input.fill(value);
  }
}

/** As a robot does, or a browser that fills in too much. */
export async function fillTrap(element: Locator): Promise<void> {
  await element.locator('[name=website]').evaluate((input: HTMLInputElement) => {
    input.value = 'https://spam.example';
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

/** Starts in the first field and ends on the button. */
export async function fillWithKeyboard(page: Page, element: Locator, answers: [string, string | string[]][]) {
  for (const [name, value] of answers) {
    const inputs = element.locator(`[name="${name}"]`);
    for (let index = 0; index < (await inputs.count()); index++) {
      await expect(inputs.nth(index)).toBeFocused();
      // A list of options is searched key by key; text may come at once, as from a phone's keyboard.
      if (name === 'courseInterest') await page.keyboard.type(value as string);
      else if (!Array.isArray(value)) await page.keyboard.insertText(value);
      else if (value.includes(await inputs.nth(index).inputValue())) await page.keyboard.press('Space');
      await page.keyboard.press('Tab');
    }
  }
  await expect(sendButton(element)).toBeFocused();
}

export function sendButton(element: Locator): Locator {
  return element.locator('button[type=submit]');
}

export function receiptOf(element: Locator): Locator {
  return element.getByRole('status');
}

export function storedRows(site: Site, form: SpecifiedForm, email: string): Record<string, unknown>[] {
  const database = new DatabaseSync(sqliteFile(site.dataDirectory), { readOnly: true });
  const rows = database.prepare(`select * from ${form.table} where email = ?`).all(email);
  database.close();
  return rows;
}

import type { Page } from '@playwright/test';
import { expect } from '#tests/e2e/support/fixtures.ts';
import { answersFor, fill, sendButton, storedRows } from '#tests/e2e/support/form-actions.ts';
import type { Site } from '#tests/support/site.ts';
import { type SpecifiedForm, specifiedForms } from '#tests/support/specified-forms.ts';
import { outOfReach, standsOut } from './look-at.ts';

type Where = { path: string; site: Site };
export type Check = (page: Page, where: Where) => Promise<void>;

/** Opens a page and looks at it in one way after the other. */
export function opened(...checks: Check[]): Check {
  return async (page, where) => {
    await page.goto(where.path);
    for (const check of checks) await check(page, where);
  };
}

/** A look at the page finds nothing to object to. */
export function without(objections: () => string[] | Promise<string[]>) {
  return async (page: Page): Promise<void> => expect(await page.evaluate(objections)).toEqual([]);
}

export const fits = without(standsOut);
export const inReach = without(outOfReach);

/** Every link of the page leads to something. */
export async function leadsOn(page: Page): Promise<void> {
  const links = page.locator('a[href]');
  const addresses = new Set(
    await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href)),
  );
  const own = [...addresses]
    .map((address) => new URL(address))
    .filter(({ origin }) => page.url().startsWith(origin));
  for (const { pathname, search, hash, href } of own) {
    const response = await page.request.get(pathname + search);
    expect(response.status(), href).toBe(200);
    if (hash) expect(await response.text(), href).toContain(`id="${hash.slice(1)}"`);
  }
}

export function formsOf(path: string): SpecifiedForm[] {
  return specifiedForms.filter(({ page }) => page === path);
}

let sent = 0;
/** An address that no other message has. */
export function newAddress(): string {
  sent += 1;
  return `visitor-${process.pid}-${sent}@example.org`;
}

/** Filled in by hand, sent, confirmed and stored. A page without a form has nothing to send. */
export async function sendsItsForm(page: Page, { path, site }: Where): Promise<void> {
  for (const form of formsOf(path)) {
    const email = newAddress();
    const element = page.locator(`#${form.id}-form`);
    await fill(element, await answersFor(element, form, email));
    await sendButton(element).click();
    await isStored(page, site, form, email);
  }
}

export async function isStored(page: Page, site: Site, form: SpecifiedForm, email: string): Promise<void> {
  const receipt = form.success.replace('jose.brien@example.org', email);
  await expect(page.getByText(receipt).filter({ visible: true }).first()).toBeVisible();
  expect(storedRows(site, form, email)).toHaveLength(1);
}

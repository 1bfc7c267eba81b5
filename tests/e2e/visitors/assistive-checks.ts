import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, untilAwake } from '#tests/e2e/support/fixtures.ts';
import { sendButton } from '#tests/e2e/support/form-actions.ts';
import { type Check, formsOf, sendsItsForm } from './checks.ts';

/** Words against their ground, as axe measures them: seven to one, large ones four and a half to one. */
export async function highContrast(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withRules(['color-contrast-enhanced']).analyze();
  const found = violations.flatMap(({ nodes }) => nodes.map(({ html, any }) => `${html} ${any[0]?.message}`));
  expect(found).toEqual([]);
}

/** What can be used has a name; landmarks and headings are in order; what happens is said aloud. */
export const namedAndAnnounced: Check = async (page, where) => {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const roles = [
    'link',
    'button',
    'textbox',
    'combobox',
    'checkbox',
    'radio',
    'image',
    'DisclosureTriangle',
    'dialog',
    'navigation',
  ];
  const heard = nodes.filter(({ ignored }) => !ignored);
  const nameless = heard.filter(({ role, name }) => roles.includes(role?.value) && !name?.value?.trim());
  expect(nameless).toEqual([]);
  const called = (role: string) =>
    heard.filter((node) => node.role?.value === role).map(({ name }) => name?.value);
  for (const role of ['main', 'banner', 'contentinfo']) expect(called(role), role).toHaveLength(1);
  expect(new Set(called('navigation')).size, 'two navigations of one name').toBe(called('navigation').length);
  expect(await page.locator('h1').count()).toBe(1);
  expect(await page.evaluate(headingsOutOfOrder)).toEqual([]);

  for (const form of formsOf(where.path)) {
    const element = page.locator(`#${form.id}-form`);
    await expect(element.locator('[aria-live=polite]')).toHaveCount(1);
    await element.locator('input:visible').first().focus();
    await untilAwake(page, 'form');
    await sendButton(element).click();
    await expect(element.getByRole('alert')).toContainText('Name is required');
    const wrong = element.locator('[aria-invalid=true]');
    expect(await wrong.count()).toBeGreaterThan(0);
    for (const field of await wrong.all()) await expect(field).toHaveAccessibleDescription(/./);
  }
};

function headingsOutOfOrder(): string[] {
  const headings = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].filter((one) =>
    one.checkVisibility(),
  );
  const level = (heading?: Element) => Number(heading?.localName.slice(1) ?? 0);
  return headings
    .filter((heading, at) => level(heading) > level(headings[at - 1]) + 1)
    .map((heading) => heading.outerHTML.slice(0, 120));
}

/** At rest, with the menu open, with every answer missing, and with the receipt. */
export const accessibleInEveryState: Check = async (page, where) => {
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expectAccessible(page, '#menu');
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('button', { name: 'Close' }).click();
  for (const form of formsOf(where.path)) {
    const element = page.locator(`#${form.id}-form`);
    await element.locator('input:visible').first().focus();
    await untilAwake(page, 'form');
    await sendButton(element).click();
    await expect(element.getByRole('alert')).toBeVisible();
    await expectAccessible(page, `#${form.id}-form`);
  }
  await sendsItsForm(page, where);
  for (const { id } of formsOf(where.path)) await expectAccessible(page, `#${id}-form`);
};

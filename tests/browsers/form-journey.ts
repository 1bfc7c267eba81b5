import { DatabaseSync } from 'node:sqlite';
import { expect } from 'vitest';
import { sqliteFile } from '#server/database/sqlite.ts';
import type { Site } from '#tests/support/site.ts';
import type { SpecifiedForm } from '#tests/support/specified-forms.ts';
import type { Line } from './line.ts';
import type { Visit } from './visit.ts';

/** Sent empty, then while the server is away, then with two presses of the button: it is stored once. */
export async function sendThroughTrouble(
  visit: Visit,
  form: SpecifiedForm,
  site: Site,
  line: Line,
): Promise<void> {
  const within = (selector: string) => `#${form.id}-form ${selector}`;
  const email = `${form.id}-journey@example.org`;
  const button = within('button[type=submit]');
  await visit.open(form.page);
  // The QR page holds its menu in place for who comes back, until they turn the wheel.
  await visit.run(() => {
    dispatchEvent(new WheelEvent('wheel'));
  });
  await visit.click(within(`[name=${form.required[0]}]`));
  await visit.isAwake('form');
  await visit.click(button);
  await visit.sees(within('[role=alert]'), 'Name is required');

  for (const [name, value] of Object.entries({ ...form.payload, email }))
    await answer(visit, within(`[name="${name}"]:not([type=hidden])`), value);
  // Mistakes leave with what was typed, and what stands below them moves up: a press before that may miss.
  await visit.seesNot(within('[aria-invalid=true]'));
  line.cut();
  await visit.click(button);
  await visit.sees(within('[role=alert]'), 'Network error');
  line.mend();
  await visit.clickTwice(button);
  await visit.sees(within('[role=status]'), form.success.replace('jose.brien@example.org', email));
  expect(stored(site, form.table, email)).toBe(1);
}

/** By keyboard and mouse, as far as the form shows the field. */
async function answer(visit: Visit, field: string, value: unknown): Promise<void> {
  const kind = await visit.run((css) => document.querySelector(css)?.localName, field);
  if (Array.isArray(value)) for (const option of value) await visit.click(`${field}[value="${option}"]`);
  // The list that a select opens is not part of the page.
  else if (kind === 'select') await visit.run(choose, field, String(value));
  else if (kind) await visit.fill(field, String(value));
}

function choose(select: string, value: string): void {
  const element = document.querySelector<HTMLSelectElement>(select);
  if (!element) return;
  element.value = value;
  element.dispatchEvent(new Event('change', { bubbles: true }));
}

function stored(site: Site, table: string, email: string): number {
  const database = new DatabaseSync(sqliteFile(site.dataDirectory), { readOnly: true });
  const rows = database.prepare(`select id from ${table} where email = ?`).all(email);
  database.close();
  return rows.length;
}

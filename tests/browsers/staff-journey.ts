import { expect } from 'vitest';
import { password } from '#tests/support/staff.ts';
import type { Visit } from './visit.ts';

/** Signs in, reads a submission, leaves a note, exports, signs out; then the door is closed. */
export async function staffDay(visit: Visit, email: string, visitorsName: string): Promise<void> {
  await visit.open('/login');
  await visit.fill('input[name=email]', email);
  await visit.fill('input[name=password]', password);
  await visit.click('button', 'Sign In');
  await visit.sees('h1', 'Admin Dashboard');
  await visit.click('[data-row] .row-open', visitorsName);
  await visit.sees('dialog[open]', visitorsName);
  await visit.fill('dialog textarea', 'Called back on Monday.');
  await visit.click('button', 'Save note');
  await visit.sees('dialog[open] li', 'Called back on Monday.');
  await visit.press('Escape');
  await visit.seesNot('dialog[open]');
  await visit.click('button', 'Export CSV');
  await visit.sees('#toasts', 'Exported to CSV');
  await visit.click('button', 'Sign Out');
  await visit.isAt('/login');
  await visit.open('/admin');
  await visit.isAt('/login');
  expect(await visit.run(() => document.body.textContent?.includes('Called back'))).toBe(false);
}

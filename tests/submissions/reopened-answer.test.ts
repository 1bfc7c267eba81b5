import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Site, startSite } from '#tests/support/site.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

const open = (table: string, accept: string) =>
  fetch(`${site.url}/api/submissions/${table}`, { redirect: 'manual', headers: { accept } });

test('the address of an answered post, opened again, leads to its form', async () => {
  const answer = await open('contact_submissions', 'text/html');
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toBe('/contact');
});

test.each([
  ['contact_submissions', 'application/json'],
  ['no_such_form', 'text/html'],
])('%s has nothing to read for %s', async (table, accept) => {
  expect((await open(table, accept)).status).toBe(404);
});

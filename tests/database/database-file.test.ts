import { copyFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { manyVisitors, postForm } from '#tests/support/post-form.ts';
import { type Site, startSite } from '#tests/support/site.ts';

/** A database that was moved away under the running site must not be written to: nobody would find it again. */
let site: Site;
beforeEach(async () => {
  site = await startSite(manyVisitors);
});
afterEach(() => site.stop());

const file = (suffix = '') => join(site.dataDirectory, `prometheon.sqlite${suffix}`);
const post = async () =>
  (await postForm(site.url, 'aerial_submissions', { name: 'Ana', email: 'ana@example.org', message: 'Hi' }))
    .status;

const ready = async () => (await fetch(`${site.url}/readyz`)).status;

test.each<[string, () => void]>([
  ['is removed', () => rmSync(file())],
  ['is moved away', () => renameSync(file(), file('.old'))],
  [
    'is replaced by a copy',
    () => {
      copyFileSync(file(), file('.new'));
      renameSync(file('.new'), file());
    },
  ],
  ['loses its log of changes', () => rmSync(file('-wal'))],
])('when the file %s, forms and /readyz say so', async (_, change) => {
  expect(await post()).toBe(201);
  change();
  expect(await post()).toBe(503);
  await expect.poll(ready, { timeout: 10_000 }).toBe(503);
  expect((await fetch(`${site.url}/contact`)).status).toBe(200);
});

test('once the file is back, everything goes on', async () => {
  expect(await post()).toBe(201);
  renameSync(file(), file('.old'));
  expect(await post()).toBe(503);
  renameSync(file('.old'), file());
  expect(await post()).toBe(201);
  await expect.poll(ready, { timeout: 10_000 }).toBe(200);
});

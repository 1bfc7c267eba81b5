import { execFile } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { postForm } from '#tests/support/post-form.ts';
import { startSite } from '#tests/support/site.ts';

let folder: string;
let openNode: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'prometheon-private-'));
  openNode = join(folder, 'node-that-hides-nothing');
  writeFileSync(openNode, `#!/bin/sh\numask 0000\nexec "${process.execPath}" "$@"\n`);
  chmodSync(openNode, 0o755);
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Rights of everything in a folder, and its own. */
function rightsIn(path: string): Record<string, string> {
  const names = ['', ...(readdirSync(path, { recursive: true }) as string[])];
  return Object.fromEntries(
    names.map((name) => [name, (statSync(join(path, name)).mode & 0o777).toString(8)]),
  );
}

test('a new data folder is for its own user alone, whatever the umask', async () => {
  const data = join(folder, 'data');
  const site = await startSite({ DATA_DIR: data }, openNode);
  await postForm(site.url, 'aerial_submissions', { name: 'Ana', email: 'ana@example.org', message: 'Hi' });
  expect(rightsIn(data)).toEqual({
    '': '700',
    'prometheon.sqlite': '600',
    'prometheon.sqlite-shm': '600',
    'prometheon.sqlite-wal': '600',
  });
  const backup = resolve(import.meta.dirname, '../../scripts/backup.ts');
  await promisify(execFile)(openNode, [backup], { env: { ...process.env, DATA_DIR: data } });
  await site.stop();
  expect(new Set(Object.values(rightsIn(data)))).toEqual(new Set(['700', '600']));
});

test('a data folder that was open to all is closed at the next start; other files in it are left alone', async () => {
  const data = join(folder, 'data');
  await (await startSite({ DATA_DIR: data }, openNode)).stop();
  mkdirSync(join(data, 'backups'));
  writeFileSync(join(data, 'backups', 'prometheon-old.backup'), '');
  writeFileSync(join(data, 'notes.txt'), '');
  for (const name of Object.keys(rightsIn(data)))
    chmodSync(join(data, name), statSync(join(data, name)).isDirectory() ? 0o755 : 0o644);
  const site = await startSite({ DATA_DIR: data }, openNode);
  const rights = rightsIn(data);
  await site.stop();
  expect(rights).toMatchObject({
    '': '700',
    'prometheon.sqlite': '600',
    backups: '700',
    'backups/prometheon-old.backup': '600',
    'notes.txt': '644',
  });
});

test('a shared folder keeps its rights; the files in it are private', async () => {
  const shared = join(folder, 'shared');
  mkdirSync(shared);
  chmodSync(shared, 0o1777);
  const site = await startSite({ DATA_DIR: shared }, openNode);
  const rights = rightsIn(shared);
  await site.stop();
  expect(rights).toMatchObject({ '': '777', 'prometheon.sqlite': '600' });
});

import { execFile } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { command } from '#tests/support/backups.ts';
import { unprivilegedOwner } from '#tests/support/postgres.ts';
import { startSite } from '#tests/support/site.ts';
import { adminCommand, password } from '#tests/support/staff.ts';

const checkout = resolve(import.meta.dirname, '../..');
const owner = unprivilegedOwner();

// Each command is a process of its own, and on a busy machine each takes ten seconds.
vi.setConfig({ testTimeout: 300_000 });

let folder: string;
let data: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'prometheon-data-'));
  data = join(folder, 'data');
  mkdirSync(data);
});
afterEach(() => rmSync(folder, { recursive: true }));

/** What the site or a command says that cannot go on. */
function complaint(node: string[], args: string[], environment: Record<string, string>) {
  const [file = '', ...before] = node;
  const env = { ...process.env, PORT: '0', ADMIN_PASSWORD: password, DATA_DIR: data, ...environment };
  return new Promise<{ code: unknown; said: string }>((done) => {
    execFile(file, [...before, ...args], { cwd: checkout, env }, (error, _, stderr) =>
      done({ code: error?.code ?? 0, said: stderr.trim() }),
    );
  });
}

const start = ['server/main.mjs'];
const add = ['scripts/admin.ts', 'add', 'boss@example.org'];
const list = ['scripts/admin.ts', 'list'];
const seed = ['scripts/seed.ts', '--rows', '1'];
const backup = ['scripts/backup.ts'];

async function expectSentence(node: string[], args: string[], sentence: RegExp, environment = {}) {
  const { code, said } = await complaint(node, args, environment);
  expect(said).toMatch(sentence);
  expect(said.split('\n')).toHaveLength(1);
  expect(code).toBe(1);
}

test.each([
  ['start', start],
  ['admin add', add],
  ['seed', seed],
])('%s says in a sentence that no data folder can be made there', async (_, args) => {
  const nowhere = { DATA_DIR: '/proc/prometheon/data' };
  await expectSentence([process.execPath], args, /^The data folder .* cannot be written to\./, nowhere);
});

test.each([
  ['start', start],
  ['admin list', list],
  ['seed', seed],
  ['backup', backup],
])('%s says in a sentence that the file is no database', async (_, args) => {
  writeFileSync(join(data, 'prometheon.sqlite'), 'a letter to my future self\n'.repeat(100));
  const sentence = /^The database \(.*prometheon\.sqlite\) cannot be used: file is not a database\.$/;
  await expectSentence([process.execPath], args, sentence);
});

test.each([
  ['start', start],
  ['admin add', add],
  ['seed', seed],
])('%s says in a sentence that the disk is full', async (_, args) => {
  // No file may grow beyond the limit: to SQLite that is a disk without room.
  const shell = join(folder, 'node-with-a-small-disk');
  writeFileSync(shell, `#!/bin/sh\nulimit -f 100\nexec "${process.execPath}" "$@"\n`);
  chmodSync(shell, 0o755);
  await expectSentence([shell], args, /(disk is full|disk I\/O error)\.$/);
});

test.each([
  ['backup', backup],
  ['backup --check', [...backup, '--check']],
  ['assistant:learn', ['scripts/assistant-learn.ts']],
])('%s makes no database where there is none', async (_, args) => {
  await expectSentence([process.execPath], args, /^There is no database at .*prometheon\.sqlite\./);
  expect(readdirSync(data)).toEqual([]);
});

test('a backup makes no folder for a file that was given', async () => {
  await command('seed', { DATA_DIR: data }, '--rows', '1');
  const file = join(folder, 'mistyped', 'a.backup');
  await expectSentence([process.execPath], [...backup, file], /^There is no folder .*mistyped\. Make it, or/);
  expect(existsSync(join(folder, 'mistyped'))).toBe(false);
});

describe.runIf(owner)('where the site runs as another user than root', () => {
  const { uid, gid } = owner ?? { uid: 0, gid: 0 };
  /** Root that may read and write only what every user in its place could. */
  const ordinary = ['setpriv', '--bounding-set=-dac_override,-dac_read_search', process.execPath];

  test('what root makes in the data folder belongs to the owner of the folder', async () => {
    chownSync(data, uid, gid);
    const environment = { DATA_DIR: join(data, 'new') };
    expect(await adminCommand(environment, 'add', 'boss@example.org')).toMatchObject({ code: 0 });
    const site = await startSite(environment);
    expect(await command('backup', environment)).toMatchObject({ code: 0 });
    expect(await command('backup', environment, '--check')).toMatchObject({ code: 0 });
    const names = readdirSync(data, { recursive: true, encoding: 'utf8' });
    const owners = names.map((name) => statSync(join(data, name))).map((made) => [made.uid, made.gid]);
    await site.stop();
    expect(names).toEqual(
      expect.arrayContaining(['new/prometheon.sqlite-wal', 'new/prometheon.sqlite-shm', 'new/backups']),
    );
    expect(owners).toEqual(names.map(() => [uid, gid]));
  });

  test.each([
    ['start', start],
    ['admin add', add],
    ['seed', seed],
  ])('%s says in a sentence that the data folder belongs to another', async (_, args) => {
    chmodSync(data, 0o700);
    chownSync(data, uid, gid);
    await expectSentence(ordinary, args, /^The data folder .* cannot be written to\. Make it writable or/);
  });

  test.each([
    ['start', start],
    ['admin list', list],
    ['backup', backup],
  ])('%s says in a sentence that the database belongs to another', async (_, args) => {
    const file = join(data, 'prometheon.sqlite');
    writeFileSync(file, '', { mode: 0o600 });
    chownSync(file, uid, gid);
    const sentence =
      /^The database \((.*)\) cannot be used: this user may not use \1; its owner or root may\.$/;
    await expectSentence(ordinary, args, sentence);
  });

  test('a folder of backups that belongs to another keeps no site from starting', async () => {
    mkdirSync(join(data, 'backups'), { mode: 0o700 });
    chownSync(join(data, 'backups'), uid, gid);
    const node = join(folder, 'ordinary-node');
    writeFileSync(node, `#!/bin/sh\nexec ${ordinary.join(' ')} "$@"\n`);
    chmodSync(node, 0o755);
    const site = await startSite({ DATA_DIR: data }, node);
    expect((await fetch(`${site.url}/readyz`)).status).toBe(200);
    await site.stop();
    await expectSentence(ordinary, backup, /^The backup failed: this user may not use .*backups/);
  });
});

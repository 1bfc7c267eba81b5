import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';

const checkout = resolve(import.meta.dirname, '../..');

/** A clone that has its packages and was never built. */
function unbuiltClone(): string {
  const clone = mkdtempSync(join(tmpdir(), 'prometheon-clone-'));
  for (const name of ['scripts', 'package.json'])
    cpSync(join(checkout, name), join(clone, name), { recursive: true });
  for (const name of ['app', 'server']) symlinkSync(join(checkout, name), join(clone, name));
  mkdirSync(join(clone, 'node_modules'));
  symlinkSync(join(checkout, 'node_modules/.bin'), join(clone, 'node_modules/.bin'));
  const lock = '{}';
  writeFileSync(join(clone, 'package-lock.json'), lock);
  const hash = createHash('sha256').update(lock).digest('hex');
  writeFileSync(join(clone, 'node_modules/.installed'), `${hash} start`);
  return clone;
}

test('npm start refuses a wrong setting before it builds', async () => {
  const clone = unbuiltClone();
  const env = { ...process.env, METRICS_TOKEN: 'short' };
  const child = spawn(process.execPath, [join(clone, 'scripts/start.mjs')], { env });
  const [said, complained, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  rmSync(clone, { recursive: true });
  expect({ code, said, complained }).toEqual({
    code: 1,
    said: '',
    complained: 'METRICS_TOKEN must have at least 16 characters.\n',
  });
});

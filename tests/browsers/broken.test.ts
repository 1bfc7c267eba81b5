import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { firefoxAt } from './firefox.ts';
import { openEngine } from './open.ts';
import type { Engine, Tab } from './tab.ts';
import { webkitBy } from './webkit.ts';

/** An engine that is broken is named at once, and no test waits for it. */
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'prometheon-broken-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function program(name: string, line: string): Promise<string> {
  const file = join(folder, name);
  await writeFile(file, `#!/bin/sh\n${line}\n`);
  await chmod(file, 0o755);
  return file;
}

/** A minute would be as good: what hangs never answers. */
const silence = 300;

const screenThatWorks = () => program('screen', 'echo 1; exec sleep 600');

const broken: Record<string, () => Promise<[engine: Engine, says: RegExp]>> = {
  'a Firefox that is not there': async () => [
    firefoxAt('/nowhere/firefox'),
    /\/nowhere\/firefox does not start: .*ENOENT/,
  ],
  'a Firefox that leaves': async () => [
    firefoxAt(await program('leaves', 'echo no libraries; exit 3')),
    /leaves left with code 3\. It said: no libraries/,
  ],
  'a Firefox that hangs': async () => [
    firefoxAt(await program('hangs', 'exec sleep 600')),
    /Firefox hangs: no answer to “start”/,
  ],
  'a WebKit driver that leaves': async () => [
    webkitBy({ screen: await screenThatWorks(), driver: await program('gone', 'exit 4'), browser: '' }),
    /gone left with code 4/,
  ],
  'a WebKit driver that hangs': async () => [
    webkitBy({
      screen: await screenThatWorks(),
      driver: await program('still', 'exec sleep 600'),
      browser: '',
    }),
    /WebKit hangs: no answer to “start”/,
  ],
};

describe('a start that fails says why', () => {
  test.each(Object.keys(broken))('%s', async (what) => {
    const [engine, says] = (await broken[what]?.()) ?? [];
    if (!engine) throw new Error(what);
    // What leaves or is missing says so by itself, however long one would wait.
    await expect(openEngine(engine, /hangs/.test(what) ? silence : undefined)).rejects.toThrow(says);
  });
});

describe('on the way', () => {
  const { promise: never } = Promise.withResolvers<never>();
  const tab: Tab = {
    go: async () => {},
    run: () => never,
    clickAt: () => never,
    type: () => never,
    press: () => never,
    back: () => never,
  };

  test('a browser that stops answering is lost for all tests that follow', async () => {
    const engine: Engine = { name: 'Any', missing: null, start: async () => ({ tab, left: never }) };
    const { tab: asked, lost } = await openEngine(engine, silence);
    await asked.go('/');
    await expect(asked.run(() => 1)).rejects.toThrow('Any hangs');
    await expect(lost).rejects.toThrow('Any hangs');
  });

  test('so is one that leaves, and a question under way fails with it', async () => {
    const { promise: left, resolve: leave } = Promise.withResolvers<string>();
    const engine: Engine = { name: 'Any', missing: null, start: async () => ({ tab, left }) };
    const { tab: asked, lost } = await openEngine(engine);
    const question = asked.run(() => 1);
    leave('it left with SIGSEGV');
    await expect(question).rejects.toThrow('Any is gone: it left with SIGSEGV.');
    await expect(lost).rejects.toThrow('Any is gone');
  });
});

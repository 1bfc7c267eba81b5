import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { residentMegabytes } from '../tests/support/process-memory.ts';
import { startSite } from '../tests/support/site.ts';
import { type Section, told, within } from './report.ts';

const root = resolve(import.meta.dirname, '..');

/** What it takes to run: from a built checkout to the first page, at rest, to build, to install. */
export async function benchStart(): Promise<Section> {
  const cold = await coldStart();
  const empty = await bareNode();
  const packages = execFileSync('du', ['-sm', '--dereference-args', join(root, 'node_modules')], {
    encoding: 'utf8',
  });
  return {
    title: 'Start',
    figures: [
      within({ name: 'cold start to the first page', unit: 'ms', ours: cold.ms }, 1000),
      told({ name: 'of which Node itself', unit: 'ms', ours: empty }),
      within({ name: 'memory at rest', unit: 'MB', ours: cold.megabytes }, 150),
      told({ name: 'build', unit: 's', ours: buildSeconds() }),
      within({ name: 'installed packages', unit: 'MB', ours: Number.parseInt(packages, 10) }, 400),
    ],
    notes: [],
  };
}

/** What `npm start` sets. */
const asStarted = { LOG_LEVEL: 'info', NODE_ENV: 'production' };

/** The middle of five starts on a new data folder. */
async function coldStart(): Promise<{ ms: number; megabytes: number }> {
  const starts: { ms: number; megabytes: number }[] = [];
  for (let run = 0; run < 5; run++) {
    const started = performance.now();
    const site = await startSite(asStarted);
    await (await fetch(site.url)).arrayBuffer();
    const ms = performance.now() - started;
    await wait(2000);
    starts.push({ ms, megabytes: residentMegabytes(site.process.pid ?? 0) });
    await site.stop();
  }
  starts.sort((a, b) => a.ms - b.ms);
  return starts[2] ?? { ms: Number.NaN, megabytes: Number.NaN };
}

async function bareNode(): Promise<number> {
  const started = performance.now();
  for (let run = 0; run < 5; run++) spawnSync(process.execPath, ['--eval', '']);
  return (performance.now() - started) / 5;
}

/** In a copy, so that the build under test stays as it is; pictures are encoded already, as on any second build. */
function buildSeconds(): number {
  const copy = mkdtempSync(join(tmpdir(), 'prometheon-build-'));
  const parts = [
    'app',
    'server',
    'build-tools',
    'public',
    'pictures',
    'package.json',
    'vite.config.ts',
    'react-router.config.ts',
    'tsconfig.json',
  ];
  for (const part of parts) cpSync(join(root, part), join(copy, part), { recursive: true });
  for (const part of ['node_modules', '.cache']) symlinkSync(join(root, part), join(copy, part));
  const started = performance.now();
  const build = join(root, 'node_modules/.bin/react-router');
  spawnSync(build, ['build', '--logLevel', 'silent'], {
    cwd: copy,
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const seconds = (performance.now() - started) / 1000;
  rmSync(copy, { recursive: true, force: true });
  return seconds;
}

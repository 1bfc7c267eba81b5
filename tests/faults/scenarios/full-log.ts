import { execFileSync } from 'node:child_process';
import { chmodSync, closeSync, constants, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { buildRig } from '#tests/faults/rig.ts';
import { atMost, type Figure, type Scenario } from '#tests/faults/scenario.ts';
import { residentMegabytes } from '#tests/support/process-memory.ts';
import { askMeanwhile } from './slow-clients.ts';

type Say = (progress: string) => void;

const fullLog: Scenario = {
  name: 'full-log',
  title: 'The log goes to a full disk, then to a pipe that nobody reads (seconds each)',
  rounds: { long: 60, short: 4 },
  run: async (seconds, say) => {
    const folder = mkdtempSync(join(tmpdir(), 'prometheon-full-log-'));
    const pipe = join(folder, 'pipe');
    execFileSync('mkfifo', [pipe]);
    const unread = openSync(pipe, constants.O_RDWR | constants.O_NONBLOCK);
    const figures = [
      ...(await logTo('/dev/full', 'full disk', folder, seconds, say)),
      ...(await logTo(pipe, 'unread pipe', folder, seconds, say)),
    ];
    closeSync(unread);
    rmSync(folder, { recursive: true });
    return figures;
  },
};

async function logTo(
  path: string,
  what: string,
  folder: string,
  seconds: number,
  say: Say,
): Promise<Figure[]> {
  const rig = await buildRig('sqlite');
  const shell = join(folder, 'node-with-its-log-there');
  writeFileSync(shell, `#!/bin/sh\nexec "${process.execPath}" "$@" >"${path}"\n`);
  chmodSync(shell, 0o755);
  const site = await rig.start({ LOG_LEVEL: 'debug' }, shell);
  // More than any pipe holds: each request leaves a line.
  const long = `${rig.url}/${'a'.repeat(4000)}`;
  for (let n = 0; n < 100; n++) await fetch(long);
  const before = residentMegabytes(site.process.pid ?? 0);
  const figures = await askMeanwhile(rig.url, wait(seconds * 1000), say);
  const growth = residentMegabytes(site.process.pid ?? 0) - before;
  await site.stop();
  await rig.dispose();
  return [
    ...figures,
    atMost('growth of memory', growth, 60, ' MB'),
    atMost('exit code when asked to stop', site.process.exitCode ?? 1, 0),
  ].map((figure) => ({ ...figure, what: `${what}: ${figure.what}` }));
}

export const fullLogs = [fullLog];

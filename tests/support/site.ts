import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

export type Site = { url: string; dataDirectory: string; process: ChildProcess; stop: () => Promise<void> };

const main = resolve(import.meta.dirname, '../../server/main.mjs');

/**
 * A worker that is killed after a test timed out runs no handlers. Its sites would stay, hold its standard error open
 * and keep the whole run from ending: so each ends when nobody listens to it any more.
 */
const endsWithItsTest = `data:text/javascript,process.on('disconnect',()=>process.exit());process.channel?.unref()`;

const started = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of started) child.kill('SIGKILL');
});

/** The real server, built and started as in production, on a free port and a data folder of its own. */
export async function startSite(
  environment: Record<string, string> = {},
  execPath = process.execPath,
  /** Where its log goes: nowhere, or into an open file. */
  log: 'ignore' | number = 'ignore',
): Promise<Site> {
  const dataDirectory = environment.DATA_DIR ?? (await mkdtemp(join(tmpdir(), 'prometheon-')));
  const child = fork(main, {
    execPath,
    execArgv: [...process.execArgv, '--import', endsWithItsTest],
    env: {
      ...process.env,
      LOG_LEVEL: 'warn',
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: dataDirectory,
      ...environment,
    },
    stdio: ['ignore', log, 'inherit', 'ipc'],
  });
  const [ready] = await Promise.race([
    once(child, 'message') as Promise<[{ port: number }]>,
    once(child, 'exit').then(([code]) => Promise.reject(new Error(`the server left with code ${code}`))),
  ]);
  // A test that fails before it stops its site must neither hang nor leave a server behind.
  child.unref();
  child.channel?.unref();
  started.add(child);
  return {
    url: `http://127.0.0.1:${ready.port}`,
    dataDirectory,
    process: child,
    stop: async () => {
      if (child.exitCode === null && child.signalCode === null) {
        child.ref();
        child.kill('SIGTERM');
        await once(child, 'exit');
      }
      if (!environment.DATA_DIR) await rm(dataDirectory, { recursive: true, force: true });
    },
  };
}

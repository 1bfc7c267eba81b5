import { type ChildProcess, type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

type Circumstances = { says?: RegExp; environment?: Record<string, string> };

/** Starts a program. If it is to say something first, its answer is what the pattern caught. */
export async function startProgram(
  started: AsyncDisposableStack,
  command: string,
  args: string[],
  { says, environment }: Circumstances,
): Promise<{ said: string; left: Promise<string> }> {
  const child = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...environment },
    // A group of its own: what it starts ends with it.
    detached: true,
  });
  started.defer(() => end(child));
  process.once('exit', () => signal(child, 'SIGKILL'));
  const left = new Promise<string>((resolve) => {
    child.once('error', ({ message }) => resolve(`${command} does not start: ${message}`));
    child.once('exit', (code, name) => resolve(`${command} left with ${name ?? `code ${code}`}`));
  });
  const said = says ? await read(child, says, left) : '';
  for (const output of [child.stdout, child.stderr]) output.resume();
  return { said, left };
}

function read(
  child: ChildProcessByStdio<null, Readable, Readable>,
  pattern: RegExp,
  left: Promise<string>,
): Promise<string> {
  let text = '';
  return new Promise((resolve, reject) => {
    for (const output of [child.stdout, child.stderr])
      output.on('data', (chunk) => {
        text += chunk;
        const found = pattern.exec(text)?.[1];
        if (found) resolve(found);
      });
    left.then((how) => reject(new Error(`${how}. It said: ${text}`)));
  });
}

/** With all that it started. */
async function end(child: ChildProcess): Promise<void> {
  if (!child.pid || child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  signal(child, 'SIGKILL');
  await ended;
}

function signal(child: ChildProcess, name: NodeJS.Signals): void {
  try {
    if (child.pid) process.kill(-child.pid, name);
  } catch {
    // It is gone already.
  }
}

/**
 * A home of its own for a browser: its profile, what it keeps and what it downloads go with it. The home of whoever
 * runs the tests stays as it was.
 */
export async function temporaryHome(
  started: AsyncDisposableStack,
): Promise<{ folder: string; environment: Record<string, string> }> {
  const folder = await mkdtemp(join(tmpdir(), 'prometheon-browser-'));
  started.defer(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
  return {
    folder,
    environment: {
      HOME: folder,
      XDG_CACHE_HOME: join(folder, '.cache'),
      XDG_CONFIG_HOME: join(folder, '.config'),
      XDG_DATA_HOME: join(folder, '.local/share'),
    },
  };
}

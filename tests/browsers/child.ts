import { type ChildProcess, type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

type Circumstances = { says?: RegExp; environment?: Record<string, string> };

/** Starts a program. If it is to say something first, its answer is what the pattern caught. */
export async function startProgram(command: string, args: string[], { says, environment }: Circumstances) {
  const child = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...environment },
    // A group of its own: what it starts ends with it.
    detached: true,
  });
  process.once('exit', () => signal(child, 'SIGKILL'));
  const said = says ? await read(child, says) : '';
  for (const output of [child.stdout, child.stderr]) output.resume();
  return { said, stop: () => end(child) };
}

function read(child: ChildProcessByStdio<null, Readable, Readable>, pattern: RegExp): Promise<string> {
  let text = '';
  return new Promise((resolve, reject) => {
    for (const output of [child.stdout, child.stderr])
      output.on('data', (chunk) => {
        text += chunk;
        const found = pattern.exec(text)?.[1];
        if (found) resolve(found);
      });
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`${child.spawnfile} left with code ${code}: ${text}`)));
  });
}

/** With all that it started. */
async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
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

/** A home of its own for a browser's profile. */
export async function temporaryFolder(): Promise<{ folder: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'prometheon-browser-'));
  return { folder, remove: () => rm(folder, { recursive: true, force: true, maxRetries: 5 }) };
}

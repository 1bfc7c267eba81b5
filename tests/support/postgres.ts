import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { randomBytes, randomInt } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

export type Postgres = {
  /** The server's own database; `newDatabase` gives a test one to itself. */
  url: string;
  /** To the server and each of its processes at once, as if the machine did it. */
  signal: (name: 'SIGKILL' | 'SIGSTOP' | 'SIGCONT') => void;
  /** Starts it again on the same data after it was killed or halted. */
  start: () => Promise<void>;
  halt: () => Promise<void>;
  stop: () => Promise<void>;
};

/** Where `initdb` and `postgres` lie, or null when no server is installed. */
export function postgresBinaries(): string | null {
  const named = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' }).stdout?.trim();
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const candidates = [named, ...versions.map((version) => join(debian, version, 'bin'))];
  return candidates.find((path) => path && existsSync(join(path, 'initdb'))) ?? null;
}

/** A private server in a temporary folder, on a free port, gone when it is stopped; or one that follows another. */
export async function startPostgres({ following }: { following?: string } = {}): Promise<Postgres> {
  const binaries = postgresBinaries();
  if (!binaries) throw new Error('No PostgreSQL server is installed; `npm test` says how to get one.');
  const owner = unprivilegedOwner();
  const directory = mkdtempSync(join(tmpdir(), 'prometheon-pg-'));
  if (owner) chownSync(directory, owner.uid, owner.gid);
  const data = join(directory, 'data');
  const [maker, args] = following
    ? ['pg_basebackup', ['-D', data, '-d', following, '-R', '-c', 'fast']]
    : ['initdb', ['-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8']];
  execFileSync(join(binaries, maker as string), args as string[], {
    ...owner,
    cwd: directory,
    stdio: 'ignore',
  });

  const port = await freePort();
  const settings = ['listen_addresses=127.0.0.1', `unix_socket_directories=${directory}`];
  const options = ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])];
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  let server: ChildProcess;

  const launch = () => {
    server = spawn(join(binaries, 'postgres'), options, { ...owner, cwd: directory, stdio: 'ignore' });
  };
  const start = () => {
    launch();
    // What is left of a killed server may hold its memory for a moment.
    return untilItAnswers(url, () => server.exitCode !== null && launch());
  };

  async function halt(): Promise<void> {
    server.kill('SIGINT');
    if (server.exitCode === null && server.signalCode === null) await once(server, 'exit');
  }

  await start();
  return {
    url,
    start,
    halt,
    signal: (name) => {
      for (const pid of [server.pid ?? 0, ...childrenOf(server.pid ?? 0)]) process.kill(pid, name);
    },
    stop: async () => {
      await halt();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

function childrenOf(pid: number): number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    .trim()
    .split(/\s+/)
    .map(Number)
    .filter(Boolean);
}

/** A new empty database on a running server; answers its address. */
export async function newDatabase(serverUrl: string): Promise<string> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  await query(serverUrl, `create database ${name}`);
  return serverUrl.replace(/postgres$/, name);
}

/** PostgreSQL refuses to run as root; Debian's package brings a user for it. */
export function unprivilegedOwner(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/**
 * Below those that a system hands out by itself: a client's end of a connection would take one of those while
 * the server that is to have it is down.
 */
export async function freePort(): Promise<number> {
  const port = randomInt(20_000, 32_000);
  const probe = createServer().listen(port, '127.0.0.1');
  const isFree = await once(probe, 'listening').then(
    () => true,
    () => false,
  );
  if (!isFree) return freePort();
  probe.close();
  await once(probe, 'close');
  return port;
}

export async function untilItAnswers(url: string, meanwhile: () => void): Promise<void> {
  for (let tries = 0; ; tries++) {
    try {
      return await query(url, 'select 1');
    } catch (error) {
      if (tries > 100) throw error;
      meanwhile();
      await wait(100);
    }
  }
}

export async function query(url: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query(text);
  } finally {
    await client.end();
  }
}

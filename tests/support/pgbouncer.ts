import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, unprivilegedOwner, untilItAnswers } from './postgres.ts';

const program = '/usr/sbin/pgbouncer';

export const hasPgBouncer = spawnSync(program, ['--version']).status === 0;

/** PgBouncer in front of a PostgreSQL, as Debian packages it: transactions are shared out, nothing else is set. */
export async function startPgBouncer(serverUrl: string) {
  const { port: behind, pathname } = new URL(serverUrl);
  const owner = unprivilegedOwner();
  const directory = mkdtempSync(join(tmpdir(), 'prometheon-bouncer-'));
  if (owner) chownSync(directory, owner.uid, owner.gid);
  const port = await freePort();
  const [settings, users] = [join(directory, 'pgbouncer.ini'), join(directory, 'users.txt')];
  writeFileSync(users, '"postgres" ""\n');
  writeFileSync(
    settings,
    `[databases]
* = host=127.0.0.1 port=${behind}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${users}
pool_mode = transaction
; Fewer than the site has connections of its own, so that they meet.
default_pool_size = 3
`,
  );
  const url = `postgres://postgres@127.0.0.1:${port}${pathname}`;
  let bouncer: ChildProcess;

  async function start(): Promise<void> {
    bouncer = spawn(program, ['-q', settings], { ...owner, cwd: directory, stdio: 'ignore' });
    await untilItAnswers(url, () => {});
  }

  async function kill(): Promise<void> {
    if (bouncer.exitCode !== null || bouncer.signalCode !== null) return;
    bouncer.kill('SIGKILL');
    await once(bouncer, 'exit');
  }

  await start();
  return {
    url,
    start,
    kill,
    stop: async () => {
      await kill();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

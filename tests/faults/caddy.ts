import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort } from '#tests/support/postgres.ts';
import { exchange, type ProxyInFront } from './proxy.ts';
import { untilServing } from './rig.ts';

const deployed = resolve(import.meta.dirname, '../../deploy/Caddyfile');

/** Our processes behind Caddy with the very file of `deploy/`; null when no Caddy is installed. */
export async function startCaddy(upstreams: readonly string[]): Promise<ProxyInFront | null> {
  const binary = ['caddy', '/usr/bin/caddy'].find((name) => !spawnSync(name, ['version']).error);
  if (!binary) return null;
  const directory = mkdtempSync(join(tmpdir(), 'prometheon-caddy-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const configuration = join(directory, 'Caddyfile');
  writeFileSync(
    configuration,
    exchange(readFileSync(deployed, 'utf8'), [
      // Without a name there is no certificate to get, and every host is answered.
      [/^www\.example\.org \{$/m, `{\n\tadmin off\n}\nhttp://:${port} {\n\tbind 127.0.0.1`],
      [/127\.0\.0\.1:3001 127\.0\.0\.1:3002/, upstreams.map((upstream) => new URL(upstream).host).join(' ')],
    ]),
  );
  const server = spawn(binary, ['run', '--config', configuration, '--adapter', 'caddyfile'], {
    env: { ...process.env, HOME: directory, XDG_DATA_HOME: directory, XDG_CONFIG_HOME: directory },
    stdio: 'ignore',
  });
  const left = once(server, 'exit').then(() => Promise.reject(new Error('Caddy did not take its file')));
  await Promise.race([untilServing(url), left]);
  left.catch(() => {});
  return {
    url,
    stop: async () => {
      server.kill('SIGTERM');
      await once(server, 'exit');
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

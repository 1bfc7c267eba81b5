import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort } from '#tests/support/postgres.ts';
import { exchange, type ProxyInFront, proxyIsMissing } from './proxy.ts';
import { untilServing } from './rig.ts';

export const nginxIsMissing = proxyIsMissing('nginx', 'nginx-light');

const deployed = resolve(import.meta.dirname, '../../deploy/nginx.conf');

/** Our processes behind nginx with the very file of `deploy/`; null when no nginx is installed. */
export async function startNginx(upstreams: readonly string[]): Promise<ProxyInFront | null> {
  const binary = ['nginx', '/usr/sbin/nginx'].find((name) => !spawnSync(name, ['-v']).error);
  if (!binary) return null;
  const directory = mkdtempSync(join(tmpdir(), 'prometheon-nginx-'));
  chmodSync(directory, 0o755);
  const [port, plainPort] = [await freePort(), await freePort()];
  const configuration = join(directory, 'nginx.conf');
  writeFileSync(configuration, around(directory, site({ port, plainPort, upstreams })));
  const server = spawn(binary, ['-c', configuration, '-p', directory], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  await untilServing(url);
  return {
    url,
    stop: async () => {
      server.kill('SIGQUIT');
      await once(server, 'exit');
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

/** Only what differs between machines is exchanged: ports, certificates and the processes. */
function site({
  port,
  plainPort,
  upstreams,
}: {
  port: number;
  plainPort: number;
  upstreams: readonly string[];
}) {
  const exchanged: [RegExp, string][] = [
    [/listen 80;/, `listen 127.0.0.1:${plainPort};`],
    [/listen 443 ssl http2;/, `listen 127.0.0.1:${port};`],
    [/( +ssl_certificate.*\n){2}/, ''],
    [
      /( +server 127\.0\.0\.1:\d+ max_fails=0;\n){2}/,
      upstreams.map((url) => `server ${new URL(url).host} max_fails=0;\n`).join(''),
    ],
  ];
  return exchange(readFileSync(deployed, 'utf8'), exchanged);
}

function around(directory: string, servers: string): string {
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `
    daemon off;
    worker_processes 1;
    pid ${directory}/pid;
    error_log ${directory}/error.log;
    events { worker_connections 1024; }
    http {
      access_log off;
      ${folders.map((name) => `${name}_temp_path ${directory}/${name};`).join('\n')}
      ${servers}
    }`;
}

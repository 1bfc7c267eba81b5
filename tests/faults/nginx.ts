import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../postgres.ts';
import { untilServing } from './rig.ts';

export type Nginx = { url: string; stop: () => Promise<void> };

/** Our processes behind nginx as `docs/operating.md` shows it; null when no nginx is installed. */
export async function startNginx(upstreams: readonly string[]): Promise<Nginx | null> {
  const binary = ['nginx', '/usr/sbin/nginx'].find((name) => !spawnSync(name, ['-v']).error);
  if (!binary) return null;
  const directory = mkdtempSync(join(tmpdir(), 'prometheon-nginx-'));
  chmodSync(directory, 0o755);
  const port = await freePort();
  const configuration = join(directory, 'nginx.conf');
  writeFileSync(configuration, configurationFor(directory, port, upstreams));
  const server = spawn(binary, ['-c', configuration, '-p', directory], { stdio: 'ignore' });
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

function configurationFor(directory: string, port: number, upstreams: readonly string[]): string {
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
      upstream site { ${upstreams.map((url) => `server ${new URL(url).host} max_fails=0;`).join(' ')} }
      server {
        listen 127.0.0.1:${port};
        location / {
          proxy_pass http://site;
          proxy_set_header Host $http_host;
          proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
          proxy_set_header X-Request-Id $request_id;
          proxy_next_upstream error timeout non_idempotent;
        }
      }
    }`;
}

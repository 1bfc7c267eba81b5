import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { FileTable } from '../server/pages/file-table.ts';
import { freePort } from '../tests/support/postgres.ts';

export type Nginx = { port: number; pids: number[]; stop: () => Promise<void> };

const build = resolve(import.meta.dirname, '../build');

/** nginx with one worker (we are one process too) and the same brotli files; null when it is not installed. */
export async function startNginx(): Promise<Nginx | null> {
  if (spawnSync('nginx', ['-v']).error) return null;
  const directory = mkdtempSync(join(tmpdir(), 'prometheon-nginx-'));
  const port = await freePort();
  writeFileSync(join(directory, 'nginx.conf'), configuration(directory, port));
  const master = spawn('nginx', ['-c', join(directory, 'nginx.conf'), '-p', directory], { stdio: 'ignore' });
  await untilItListens(port);
  const children = readFileSync(`/proc/${master.pid}/task/${master.pid}/children`, 'utf8');
  return {
    port,
    pids: children.trim().split(' ').map(Number),
    stop: async () => {
      master.kill('SIGTERM');
      if (master.exitCode === null) await once(master, 'exit');
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

function configuration(directory: string, port: number): string {
  const table: FileTable = JSON.parse(readFileSync(join(build, 'files.json'), 'utf8'));
  const pages = Object.entries(table).filter(([, { encodings }]) => encodings.includes('br'));
  const locations = pages.map(([path, { file, type }]) => {
    // An alias for an address that ends in a slash would have to be a directory.
    const from = path === '/' ? `try_files /${file}.br =404` : `alias ${join(build, 'client', file)}.br`;
    return `location = ${path} { types {} default_type "${type}"; add_header content-encoding br; ${from}; }`;
  });
  return `daemon off; worker_processes 1; pid ${directory}/pid; error_log /dev/null;
user root;
events { worker_connections 1024; }
http {
  access_log /dev/null; sendfile on; tcp_nopush on; keepalive_requests 100000000;
  client_body_temp_path ${directory}; proxy_temp_path ${directory}; fastcgi_temp_path ${directory};
  uwsgi_temp_path ${directory}; scgi_temp_path ${directory};
  open_file_cache max=1000;
  server { listen 127.0.0.1:${port}; root ${join(build, 'client')}; ${locations.join('\n')} }
}`;
}

async function untilItListens(port: number): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    const probe = connect(port, '127.0.0.1');
    const answered = await Promise.race([
      once(probe, 'connect').then(() => true),
      once(probe, 'error'),
    ]).catch(() => false);
    probe.destroy();
    if (answered === true) return;
    await wait(50);
  }
  throw new Error('nginx does not start');
}

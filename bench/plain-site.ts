import { fork } from 'node:child_process';
import { once } from 'node:events';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { pino } from 'pino';
import { readConfig } from '../server/config/config.ts';
import { builtFiles } from '../server/pages/built-files.ts';
import type { FileTable } from '../server/pages/file-table.ts';
import { fontsOf, plainPage } from './plain-page.ts';

const build = resolve(import.meta.dirname, '../build');

function readTable(): FileTable {
  return JSON.parse(readFileSync(join(build, 'files.json'), 'utf8'));
}

export function readPages(): { path: string; html: string }[] {
  return Object.entries(readTable())
    .filter(([, { inlineHashes }]) => inlineHashes !== null)
    .map(([path, { file }]) => ({ path, html: readFileSync(join(build, 'client', file), 'utf8') }));
}

/** Where a page of ours is without its styles and scripts, on the same server. */
export function plainPath(path: string): string {
  return `/plain${path === '/' ? '/home' : path}`;
}

/** Our pages, and beside each its plain self. */
export async function startPlainSite(): Promise<{ url: string; stop: () => Promise<void> }> {
  const directory = mkdtempSync(join(tmpdir(), 'prometheon-plain-'));
  const client = join(directory, 'client');
  mkdirSync(join(client, 'plain'), { recursive: true });
  for (const name of readdirSync(join(build, 'client')))
    symlinkSync(join(build, 'client', name), join(client, name));
  const table = readTable();
  for (const { path, html } of readPages()) {
    const like = table[path];
    if (!like) continue;
    const page = plainPage(html, fontsOf(html));
    const file = `${plainPath(path).slice(1)}.html`;
    writeFileSync(join(client, file), page);
    writeFileSync(join(client, `${file}.br`), brotliCompressSync(page));
    table[plainPath(path)] = {
      ...like,
      file,
      etag: `plain-${like.etag}`,
      bytes: Buffer.byteLength(page),
      encodings: ['br'],
      inlineHashes: { script: [], style: ["'unsafe-inline'"] },
    };
  }
  writeFileSync(join(directory, 'files.json'), JSON.stringify(table));
  const child = fork(import.meta.filename, [directory]);
  const [address]: AddressInfo[] = await once(child, 'message');
  return {
    url: `http://localhost:${address?.port}`,
    stop: async () => {
      child.kill('SIGTERM');
      await once(child, 'exit');
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

if (import.meta.main) {
  const [config, log] = [readConfig({ LOG_LEVEL: 'silent' }), pino({ level: 'silent' })];
  const files = builtFiles(process.argv[2] ?? '', {
    config,
    log,
    visits: { document: () => {} },
    published: { variantsAt: () => undefined },
  });
  const server = createServer((request, response) =>
    files(request, response, () => response.writeHead(404).end()),
  );
  server.listen(0, '127.0.0.1', () => process.send?.(server.address()));
}

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
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { FileTable } from '../server/pages/file-table.ts';
import { readPages } from './page-bytes.ts';
import { plainPage, plainPageWithFonts } from './plain-page.ts';

const build = resolve(import.meta.dirname, '../build');

const plainly = { plain: plainPage, 'plain-with-fonts': plainPageWithFonts };

/** What a page of ours would be without styles and scripts: where it is, from the same server. */
export function plainPath(path: string, how: keyof typeof plainly = 'plain'): string {
  return `/${how}${path === '/' ? '/home' : path}`;
}

/** Our pages, and their plain selves. */
export async function startPlainSite(): Promise<{ url: string; stop: () => Promise<void> }> {
  const directory = mkdtempSync(join(tmpdir(), 'prometheon-plain-'));
  const client = join(directory, 'client');
  for (const how of Object.keys(plainly)) mkdirSync(join(client, how), { recursive: true });
  for (const name of readdirSync(join(build, 'client')))
    symlinkSync(join(build, 'client', name), join(client, name));
  const table: FileTable = JSON.parse(readFileSync(join(build, 'files.json'), 'utf8'));
  for (const { path, html } of readPages()) {
    const like = table[path];
    if (!like) continue;
    for (const [how, write] of Object.entries(plainly)) {
      const page = write(html);
      const address = plainPath(path, how as keyof typeof plainly);
      const file = `${address.slice(1)}.html`;
      writeFileSync(join(client, file), page);
      writeFileSync(join(client, `${file}.br`), brotliCompressSync(page));
      table[address] = {
        ...like,
        file,
        etag: `${how}-${like.etag}`,
        bytes: Buffer.byteLength(page),
        encodings: ['br'],
        inlineHashes: { script: [], style: ["'unsafe-inline'"] },
      };
    }
  }
  writeFileSync(join(directory, 'files.json'), JSON.stringify(table));
  const child = fork(resolve(import.meta.dirname, 'files-process.ts'), [directory]);
  const [{ port }] = (await once(child, 'message')) as [{ port: number }];
  return {
    url: `http://localhost:${port}`,
    stop: async () => {
      child.kill('SIGTERM');
      await once(child, 'exit');
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

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
    const page = plainPage(html);
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

/**
 * A page's text, links, fields and pictures as somebody would write them by hand: no classes, no styles, no
 * scripts. It is what our own pages are measured against.
 */
export function plainPage(html: string): string {
  const title = html.match(/<title>[^<]*<\/title>/)?.[0] ?? '';
  const description = html.match(/<meta name="description"[^>]*>/)?.[0] ?? '';
  return [
    '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"/>',
    '<meta name="viewport" content="width=device-width, initial-scale=1"/>',
    title,
    description,
    '<link rel="icon" href="/favicon.svg"/>',
    '<style>img{max-width:100%;height:auto}</style></head><body>',
    plainBody(html),
    '</body></html>',
  ].join('');
}

const kept: Record<string, readonly string[]> = {
  a: ['href', 'rel'],
  img: ['srcSet', 'srcset', 'sizes', 'src', 'width', 'height', 'alt', 'loading'],
  form: ['action', 'method'],
  label: ['for'],
  input: ['id', 'name', 'type', 'required', 'autocomplete', 'value', 'aria-label'],
  textarea: ['id', 'name', 'required', 'aria-label'],
  select: ['id', 'name', 'required', 'aria-label'],
  option: ['value'],
  button: ['type', 'aria-label'],
  details: [],
  summary: [],
};
const bare =
  /^(h[1-6]|p|ul|ol|li|dl|dt|dd|main|header|footer|nav|strong|em|table|t[rdh]|tbody|thead|fieldset|legend|blockquote|figure|figcaption|address|cite|time|br)$/;

function plainBody(html: string): string {
  const body = html.slice(html.indexOf('<body'));
  return body
    .replace(/<(script|style|svg|template|noscript|dialog)\b[^>]*>.*?<\/\1>/gs, '')
    .replace(/<picture\b[^>]*>(.*?)<\/picture>/gs, (_, inside: string) => plainPicture(inside))
    .replace(/<!--.*?-->/gs, '')
    .replace(/<(\/?)([a-z][a-z0-9]*)\b([^>]*)>/g, (_, slash: string, tag: string, rest: string) =>
      plainTag(slash, tag, rest),
    )
    .replace(/\s+/g, ' ');
}

/** The cut that a phone is shown, as one `<img>`. */
function plainPicture(inside: string): string {
  const source = inside.match(/<source\b[^>]*type="image\/avif"[^>]*>/)?.[0] ?? '';
  const image = inside.match(/<img\b[^>]*>/)?.[0] ?? '';
  const attribute = (of: string, name: string) =>
    of.match(new RegExp(`\\s${name}="([^"]*)"`, 'i'))?.[0] ?? '';
  const set = attribute(source, 'srcset').match(/[^", ]+ \d+w/g) ?? [];
  const largest = set.at(-1)?.split(' ')[0] ?? '';
  const size = ['srcset', 'sizes', 'width', 'height'].map((name) => attribute(source, name)).join('');
  return `<img src="${largest}"${size}${attribute(image, 'alt')}${attribute(image, 'loading')}/>`;
}

function plainTag(slash: string, tag: string, rest: string): string {
  const names = kept[tag] ?? (bare.test(tag) ? [] : null);
  if (!names) return '';
  if (slash) return `</${tag}>`;
  const attributes = names.map((name) => rest.match(new RegExp(`\\s${name}="[^"]*"`))?.[0] ?? '');
  return `<${tag}${attributes.join('')}>`;
}

if (import.meta.main) {
  const log = pino({ level: 'silent' });
  const files = builtFiles(process.argv[2] ?? '', readConfig({ LOG_LEVEL: 'silent' }), log);
  const server = createServer((request, response) =>
    files(request, response, () => response.writeHead(404).end()),
  );
  server.listen(0, '127.0.0.1', () => process.send?.(server.address()));
}

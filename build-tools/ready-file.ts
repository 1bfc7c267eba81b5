import { createHash } from 'node:crypto';
import { extname } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { BuiltFile } from '#server/pages/file-table.ts';
import { contentTypes } from '#server/pages/file-table.ts';

const compressible = new Set(['.html', '.js', '.css', '.svg', '.txt', '.xml', '.json', '.webmanifest']);

export type ReadyFile = {
  facts: Omit<BuiltFile, 'file' | 'rendered'>;
  /** What is sent in each encoding. */
  compressed: { br: Buffer; gzip: Buffer } | null;
};

/** A file with all that the server needs to answer with it. */
export async function readyFile(name: string, content: Buffer): Promise<ReadyFile> {
  const extension = extname(name);
  const compressed = compressible.has(extension) ? await compress(content) : null;
  const facts: ReadyFile['facts'] = {
    type: contentTypes[extension] ?? 'application/octet-stream',
    bytes: content.length,
    etag: hashOf(content),
    encodings: compressed ? ['br', 'gzip'] : [],
    inlineHashes: extension === '.html' ? inlineHashes(content.toString()) : null,
  };
  return { facts, compressed };
}

export function hashOf(content: Buffer | string): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, 22);
}

async function compress(content: Buffer): Promise<NonNullable<ReadyFile['compressed']>> {
  const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  const [br, gzipped] = await Promise.all([
    promisify(brotliCompress)(content, { params: quality }),
    promisify(gzip)(content, { level: 9 }),
  ]);
  return { br, gzip: gzipped };
}

function inlineHashes(html: string): NonNullable<BuiltFile['inlineHashes']> {
  return {
    script: hashesOf(
      html,
      /<script(?![^>]*\bsrc=)(?![^>]*type="application\/(?:ld\+)?json")[^>]*>(.*?)<\/script>/gs,
    ),
    style: hashesOf(html, /<style[^>]*>(.*?)<\/style>/gs),
  };
}

function hashesOf(html: string, pattern: RegExp): string[] {
  const hashes = [...html.matchAll(pattern)].map(
    ([, text]) =>
      `'sha256-${createHash('sha256')
        .update(text ?? '')
        .digest('base64')}'`,
  );
  return [...new Set(hashes)];
}

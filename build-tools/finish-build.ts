import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { BuiltFile, FileTable } from '#server/pages/file-table.ts';
import { contentTypes } from '#server/pages/file-table.ts';
import { checkPages } from './check-pages.ts';
import { trimStyles } from './page-styles.ts';

const compressible = new Set(['.html', '.js', '.css', '.svg', '.txt', '.xml', '.json', '.webmanifest']);

/**
 * Runs after prerendering: compresses what compresses well, and writes the table from which the server
 * answers, with an ETag a file and the hashes of inline scripts and styles a page.
 */
export async function finishBuild(
  buildDirectory: string,
  renderedOnRequest: readonly string[],
): Promise<void> {
  const clientDirectory = join(buildDirectory, 'client');
  const files = await filesBelow(clientDirectory);
  await trimStyles(
    clientDirectory,
    files.filter((path) => path.endsWith('.html')),
  );
  const table: FileTable = {};
  for (const path of files) {
    const url = urlOf(relative(clientDirectory, path).split(sep).join('/'));
    table[url] = await factsOf(path, relative(clientDirectory, path));
  }
  await checkPages(clientDirectory, table, renderedOnRequest);
  await writeFile(join(buildDirectory, 'files.json'), JSON.stringify(table));
}

async function filesBelow(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !/\.(br|gz|data)$|^\.vite|manifest\.json$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}

function urlOf(file: string): string {
  return `/${file.replace(/(^|\/)index\.html$/, '')}`;
}

async function factsOf(path: string, file: string): Promise<BuiltFile> {
  const content = await readFile(path);
  const extension = extname(path);
  return {
    file,
    type: contentTypes[extension] ?? 'application/octet-stream',
    bytes: content.length,
    etag: createHash('sha256').update(content).digest('base64url').slice(0, 22),
    encodings: compressible.has(extension) ? await compress(path, content) : [],
    inlineHashes: extension === '.html' ? inlineHashes(content.toString()) : null,
  };
}

async function compress(path: string, content: Buffer): Promise<BuiltFile['encodings']> {
  const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  await writeFile(`${path}.br`, await promisify(brotliCompress)(content, { params: quality }));
  await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 }));
  return ['br', 'gzip'];
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

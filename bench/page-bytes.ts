import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { type PageScripts, pageScripts } from '../build-tools/page-scripts.ts';
import type { FileTable } from '../server/pages/file-table.ts';
import { plainPage } from './plain-page.ts';

/** What a page brings, in bytes as they travel, read from the build: exact, without a browser. */
export type PageBytes = {
  path: string;
  document: number;
  plainDocument: number;
  styles: number;
  /** The document with its styles, as it arrives. */
  together: number;
  /** The visit script, which alone comes before something wakes. */
  scriptsBeforeUse: number;
  /** Everything that its islands can bring. */
  scriptsInUse: number;
  /** Whether something on it wakes, and whether that needs React. */
  islands: PageScripts['islands'];
  /** The document, preloaded fonts and the picture that is preloaded for one screen. */
  requestsBeforeScripts: number;
  /** Preloaded ones. */
  fonts: number;
};

const build = resolve(import.meta.dirname, '../build');
const client = join(build, 'client');

export function readPages(): { path: string; html: string }[] {
  const table: FileTable = JSON.parse(readFileSync(join(build, 'files.json'), 'utf8'));
  return Object.entries(table)
    .filter(([, { inlineHashes }]) => inlineHashes !== null)
    .map(([path, { file }]) => ({ path, html: readFileSync(join(client, file), 'utf8') }));
}

export function measurePages(): PageBytes[] {
  const scriptsOf = pageScripts(client);
  return readPages().map(({ path, html }) => {
    const { visit, inUse, islands } = scriptsOf(html);
    const preloads = [...html.matchAll(/<link\b[^>]*rel="preload"[^>]*>/g)].map(([link]) => link);
    const fonts = preloads.filter((link) => link.includes('as="font"'));
    const pictures = preloads.filter((link) => link.includes('as="image"'));
    return {
      path,
      document: compressed(html.replace(/<style[^>]*>.*?<\/style>/gs, '')),
      plainDocument: compressed(plainPage(html)),
      styles: compressed([...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css]) => css).join('')),
      together: compressed(html),
      scriptsBeforeUse: sent(new Set([visit])),
      scriptsInUse: sent(inUse),
      islands,
      requestsBeforeScripts: 1 + fonts.length + Math.min(1, pictures.length),
      fonts: sent(new Set(fonts.map((link) => link.match(/href="\/([^"]+)"/)?.[1] ?? ''))),
    };
  });
}

/** Fonts travel as they are, scripts compressed. */
function sent(files: Set<string>): number {
  const bytes = [...files].map(
    (file) => readFileSync(join(client, file.endsWith('.js') ? `${file}.br` : file)).length,
  );
  return bytes.reduce((sum, size) => sum + size, 0);
}

function compressed(text: string): number {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}

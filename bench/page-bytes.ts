import { readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { FileTable } from '../server/pages/file-table.ts';
import { plainPage } from './plain-page.ts';

/** What a page brings, in bytes as they travel, read from the build: exact, without a browser. */
export type PageBytes = {
  path: string;
  document: number;
  plainDocument: number;
  styles: number;
  /** The visit script, which alone comes before something wakes. */
  scriptsBeforeUse: number;
  /** Everything that its islands can bring. */
  scriptsInUse: number;
  /** Whether something on it wakes, and whether that needs React. */
  islands: 'none' | 'plain' | 'react';
  /** The document, preloaded fonts and the picture that is preloaded for one screen. */
  requestsBeforeScripts: number;
  /** Preloaded ones. */
  fonts: number;
};

type Chunk = { file: string; name?: string; imports?: string[]; dynamicImports?: string[] };
type Manifest = Record<string, Chunk>;

const build = resolve(import.meta.dirname, '../build');
const client = join(build, 'client');

export function readPages(): { path: string; html: string }[] {
  const table: FileTable = JSON.parse(readFileSync(join(build, 'files.json'), 'utf8'));
  return Object.entries(table)
    .filter(([, { inlineHashes }]) => inlineHashes !== null)
    .map(([path, { file }]) => ({ path, html: readFileSync(join(client, file), 'utf8') }));
}

export function measurePages(): PageBytes[] {
  const manifest: Manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8'));
  const visit = manifest['app/islands/visit.ts'];
  if (!visit) throw new Error('There is no build with a manifest to measure.');
  const wakes = wakingChunks(manifest, visit);
  return readPages().map(({ path, html }) => {
    const names = [...html.matchAll(/\sdata-island="([^"]+)"/g)].map(([, name]) => name ?? '');
    const islands = [...new Set(names)].map((name) => wakes.get(name));
    const needsReact = islands.some((island) => island?.needsReact);
    const awake = [...islands.map((island) => island?.chunk), needsReact && 'app/islands/hydrate.ts'];
    const scripts = new Set([
      visit.file,
      ...filesBehind(
        manifest,
        awake.filter((key) => typeof key === 'string'),
      ),
    ]);
    const preloads = [...html.matchAll(/<link\b[^>]*rel="preload"[^>]*>/g)].map(([link]) => link);
    const fonts = preloads.filter((link) => link.includes('as="font"'));
    const pictures = preloads.filter((link) => link.includes('as="image"'));
    return {
      path,
      document: compressed(html.replace(/<style[^>]*>.*?<\/style>/gs, '')),
      plainDocument: compressed(plainPage(html)),
      styles: compressed([...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css]) => css).join('')),
      scriptsBeforeUse: sent(
        filesBehind({ ...manifest, visit: { ...visit, dynamicImports: [] } }, ['visit']),
      ),
      scriptsInUse: sent(scripts),
      islands: needsReact ? 'react' : islands.length > 0 ? 'plain' : 'none',
      requestsBeforeScripts: 1 + fonts.length + Math.min(1, pictures.length),
      fonts: sent(new Set(fonts.map((link) => link.match(/href="\/([^"]+)"/)?.[1] ?? ''))),
    };
  });
}

/** The maps of islands say which module wakes each (`name: () => import('#app/…')`); the build, in which chunk. */
function wakingChunks(manifest: Manifest, visit: Chunk): Map<string, { chunk: string; needsReact: boolean }> {
  const maps = ['map.ts', 'plain-map.ts'].map((file) =>
    readFileSync(resolve(import.meta.dirname, '../app/islands', file), 'utf8'),
  );
  const entries = maps.join('').matchAll(/'?([\w-]+)'?: \(\) =>\s*import\('#([^']+)'\)/g);
  return new Map(
    [...entries].map(([, island = '', source = '']) => {
      const name = basename(source).replace(/\.tsx?$/, '');
      const chunk = visit.dynamicImports?.find((key) => manifest[key]?.name === name);
      if (!chunk) throw new Error(`The build has no chunk for ${source}.`);
      return [island, { chunk, needsReact: source.endsWith('.tsx') }];
    }),
  );
}

/** The files of some chunks with all that they import, at once or later. */
function filesBehind(manifest: Manifest, chunks: string[], files = new Set<string>()): Set<string> {
  for (const chunk of chunks.flatMap((key) => manifest[key] ?? [])) {
    if (files.has(chunk.file)) continue;
    files.add(chunk.file);
    filesBehind(manifest, [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])], files);
  }
  return files;
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

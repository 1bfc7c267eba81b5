import { readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';

type Chunk = { file: string; name?: string; imports?: string[]; dynamicImports?: string[] };
type Manifest = Record<string, Chunk>;

export type PageScripts = {
  /** What comes with the page. */
  visit: string;
  /** All that can come once its islands are used. */
  inUse: Set<string>;
  /** What the assistant's key brings, on any page. */
  palette: Set<string>;
  /** Whether something on the page wakes, and whether that needs React or even what the assistant knows. */
  islands: 'none' | 'plain' | 'react' | 'assistant';
};

const visitSource = 'app/visit/visit.ts';
const hydrateSource = 'app/visit/hydrate.ts';
const paletteSource = 'app/assistant/view/palette.tsx';

/** Reads from the build which scripts a page brings, by the islands in its markup. */
export function pageScripts(clientDirectory: string): (html: string) => PageScripts {
  const manifest: Manifest = JSON.parse(readFileSync(join(clientDirectory, '.vite/manifest.json'), 'utf8'));
  const visit = manifest[visitSource];
  if (!visit) throw new Error('The build has no visit script.');
  const wakes = wakingChunks(manifest, visit);
  return (html) => {
    const names = [...html.matchAll(/\sdata-island="([^"]+)"/g)].map(([, name = '']) => name);
    const islands = [...new Set(names)].flatMap((name) => wakes.get(name) ?? []);
    const needsReact = islands.some((island) => island.needsReact);
    const chunks = [...islands.map(({ chunk }) => chunk), ...(needsReact ? [hydrateSource] : [])];
    return {
      visit: visit.file,
      inUse: new Set([visit.file, ...filesBehind(manifest, chunks)]),
      palette: filesBehind(manifest, [paletteSource]),
      islands: kindOf(names, needsReact),
    };
  };
}

function kindOf(names: string[], needsReact: boolean): PageScripts['islands'] {
  if (names.length === 0) return 'none';
  if (!needsReact) return 'plain';
  return names.includes('assistant') ? 'assistant' : 'react';
}

/** The maps of islands say which module wakes each (`name: () => import('#app/…')`); the build, in which chunk. */
function wakingChunks(manifest: Manifest, visit: Chunk): Map<string, { chunk: string; needsReact: boolean }> {
  const maps = ['map.ts', 'plain-map.ts'].map((file) =>
    readFileSync(resolve(import.meta.dirname, '../app/visit', file), 'utf8'),
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

import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { type PageScripts, pageScripts } from '../build-tools/page-scripts.ts';
import { plainPage } from './plain-page.ts';
import { readPages } from './plain-site.ts';

/**
 * What a page may weigh on a phone (390 px), in bytes as they travel (brotli; 1 KB is 1,000 bytes).
 * `npm test` holds every page to it, `npm run bench pages` shows how far each is below.
 */
export const budgets = {
  /** Scripts that come before anything on the page wakes. */
  scriptsBeforeUse: 3_000,
  /** Scripts of a page once everything on it has been used, by what is on it. */
  scriptsInUse: {
    none: 3_000,
    plain: 8_000,
    react: 77_000,
    /** And 40 KB of what it knows, in the background once a visitor starts to type. */
    assistant: 117_000,
  },
  /** The stylesheet, which travels inside the document. */
  styles: 15_000,
  /** The document without its stylesheet: this, or `documentToPlain` times its text and pictures alone. */
  document: 14_000,
  documentToPlain: 1.4,
  /** Preloaded faces; others come only for the letters that need them. */
  fonts: 45_000,
  /** Pictures that a browser asks for before the first scroll, which is a few screens of them. */
  pictures: 350_000,
  /** The document included. */
  requestsBeforeScripts: 8,
} as const;

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

const client = resolve(import.meta.dirname, '../build/client');

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

import { readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pageScripts } from './page-scripts.ts';
import { pruneStyles } from './prune-styles.ts';

const stylesheet = /(<style[^>]*data-precedence="app"[^>]*>)(.*?)(?=<\/style>)/s;

/**
 * Leaves in a prerendered page only the styles that it can use, so that most pages arrive in the first round
 * trip. Pages that are rendered on request keep them all.
 */
export async function trimStyles(clientDirectory: string, pages: string[]): Promise<void> {
  const scriptsOf = pageScripts(clientDirectory);
  for (const page of pages) {
    const html = await readFile(page, 'utf8');
    const { inUse, palette } = scriptsOf(html);
    const used = classesIn(html);
    for (const file of new Set([...inUse, ...palette]))
      for (const word of wordsIn(clientDirectory, file)) used.add(word);
    const trimmed = html.replace(
      stylesheet,
      (_, tag: string, css: string) => tag + pruneStyles(css, (name) => used.has(name)),
    );
    await writeFile(page, trimmed);
  }
}

function classesIn(html: string): Set<string> {
  const lists = [...html.matchAll(/\sclass="([^"]*)"/g)].map(([, list = '']) => list);
  const plain = lists.join(' ').replaceAll('&gt;', '>').replaceAll('&#x27;', "'").replaceAll('&quot;', '"');
  return new Set(plain.replaceAll('&amp;', '&').split(/\s+/));
}

const wordsByFile = new Map<string, string[]>();

/** Whatever stands between quotes and spaces may become a class. */
function wordsIn(clientDirectory: string, file: string): string[] {
  const known = wordsByFile.get(file);
  if (known) return known;
  const words = readFileSync(join(clientDirectory, file), 'utf8').split(/[\s"'`{}]+/);
  wordsByFile.set(file, words);
  return words;
}

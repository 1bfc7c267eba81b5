import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pageScripts } from './page-scripts.ts';
import { pruneStyles } from './prune-styles.ts';
import { pruneUnread } from './prune-unread.ts';

/** The page's own sheet, and the small one that its pictures bring. */
const sheets = /<style[^>]*data-precedence="(?:app|pictures)"[^>]*>(.*?)<\/style>/gs;

/**
 * Leaves in a page only the styles that it can use, so that most pages arrive in the first round trip. Pages that
 * are rendered on request keep them all.
 */
export function styleTrimmer(clientDirectory: string): (html: string) => Promise<string> {
  const scriptsOf = pageScripts(clientDirectory);
  return async (html) => {
    const { inUse, palette } = scriptsOf(html);
    const files = [...new Set([...inUse, ...palette])];
    const scripts = await Promise.all(files.map((file) => readFile(join(clientDirectory, file), 'utf8')));
    const used = new Set([...classesIn(html), ...elementsIn(html), ...scripts.flatMap(wordsIn)]);
    const css = [...html.matchAll(sheets)].map(([, sheet = '']) => sheet).join('');
    const bare = html.replace(sheets, '');
    const others = [bare, ...scripts];
    const rules = pruneStyles(css, (name) => used.has(name));
    const kept = pruneUnread(rules, (name) => others.some((text) => text.includes(name)));
    return bare.replace('</head>', () => `<style>${kept}</style></head>`);
  };
}

function classesIn(html: string): string[] {
  const lists = [...html.matchAll(/\sclass="([^"]*)"/g)].map(([, list = '']) => list);
  const plain = lists.join(' ').replaceAll('&gt;', '>').replaceAll('&#x27;', "'").replaceAll('&quot;', '"');
  return plain.replaceAll('&amp;', '&').split(/\s+/);
}

function elementsIn(html: string): string[] {
  return [...html.matchAll(/<([a-z][\w-]*)/gi)].map(([, name = '']) => name.toLowerCase());
}

/** Whatever stands between quotes and spaces may become a class or an element. */
function wordsIn(script: string): string[] {
  return script.split(/[\s"'`{}]+/);
}

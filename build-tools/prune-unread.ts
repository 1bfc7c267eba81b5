import { transform } from 'lightningcss';
import { styleTargets } from './style-targets.ts';

/**
 * Leaves out custom properties that nothing reads and animations that nothing names: no rule of the stylesheet
 * and, by `isMentioned`, nothing outside of it. One that only another unread one reads goes with it.
 */
export function pruneUnread(css: string, isMentioned: (name: string) => boolean): string {
  const unread = [...unreadProperties(css), ...unnamedAnimations(css)].filter((name) => !isMentioned(name));
  if (unread.length === 0) return css;
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(css),
    minify: true,
    targets: styleTargets,
    unusedSymbols: unread,
  });
  return pruneUnread(code.toString(), isMentioned);
}

function unreadProperties(css: string): string[] {
  const made = namesIn(css, /(?:@property |[{;])(--[\w-]+)(?=[:{])/g);
  const read = new Set(namesIn(css, /var\((--[\w-]+)/g));
  return made.filter((name) => !read.has(name));
}

function unnamedAnimations(css: string): string[] {
  const named = new Set(css.replace(/@keyframes [\w-]+/g, '').split(/[^\w-]+/));
  return namesIn(css, /@keyframes ([\w-]+)/g).filter((name) => !named.has(name));
}

function namesIn(css: string, pattern: RegExp): string[] {
  return [...new Set([...css.matchAll(pattern)].map(([, name = '']) => name))];
}

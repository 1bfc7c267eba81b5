const registration = /@property (--[\w-]+)\{[^}]*\}/g;
const declaration = /(?<=[{;])(--[\w-]+):(?:[^;{}"']|"[^"]*"|'[^']*')*(?:;|(?=\}))/g;
const animation = /@keyframes ([\w-]+)\{(?:[^{}]*\{[^}]*\})*\}/g;
const emptyRule = /(?<=^|[{};])[^{};@]+\{\}/g;

/**
 * Leaves out custom properties that nothing reads and animations that nothing names: no rule of the stylesheet
 * and, by `isMentioned`, nothing outside of it. One that only another unread one reads goes with it.
 */
export function pruneUnread(css: string, isMentioned: (name: string) => boolean): string {
  const read = new Set([...css.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name));
  const named = new Set(css.replace(animation, '').split(/[^\w-]+/));
  const pruned = css
    .replace(registration, (whole, name: string) => (read.has(name) || isMentioned(name) ? whole : ''))
    .replace(declaration, (whole, name: string) => (read.has(name) || isMentioned(name) ? whole : ''))
    .replace(animation, (whole, name: string) => (named.has(name) || isMentioned(name) ? whole : ''));
  return pruned === css ? css.replace(emptyRule, '') : pruneUnread(pruned, isMentioned);
}

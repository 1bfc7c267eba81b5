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
  const keepIn = (names: Set<string>) => (whole: string, name: string) =>
    names.has(name) || isMentioned(name) ? whole : '';
  const pruned = css
    .replace(registration, keepIn(read))
    .replace(declaration, keepIn(read))
    .replace(animation, keepIn(named));
  return pruned === css ? css.replace(emptyRule, '') : pruneUnread(pruned, isMentioned);
}

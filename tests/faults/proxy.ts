import type { Figure } from './scenario.ts';

/** What stands in front of our processes. */
export type ProxyInFront = { url: string; stop: () => Promise<void> };

export function proxyIsMissing(name: string, debianPackage: string): Figure {
  return { what: name, value: 'not installed', promise: `needs the package ${debianPackage}`, held: true };
}

/** A file of `deploy/` in which only that differs which differs between machines. */
export function exchange(text: string, exchanged: readonly [RegExp, string][]): string {
  return exchanged.reduce((all, [pattern, replacement]) => {
    if (!pattern.test(all)) throw new Error(`the file of deploy/ no longer has ${pattern}`);
    return all.replace(pattern, replacement);
  }, text);
}

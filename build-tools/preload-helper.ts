import type { Plugin } from 'vite';

/**
 * What stands before every dynamic import: it fetches all the files that the import will need at once, so that
 * none waits for another, and again what did not arrive. Only then are they imported, from the browser's cache:
 * Firefox never asks again for a module that it once failed to get. Vite's own also minds stylesheets, which we
 * have none of, and weighs four times as much on every page.
 */
const helper = `const arriving = {};
const get = async (file) => {
  const answer = await fetch('/' + file);
  if (!answer.ok) throw answer;
  await answer.text();
};
export async function __vitePreload(load, files = []) {
  await Promise.all(files.map((file) => (arriving[file] ??= get(file)).catch(() => (arriving[file] = get(file)))));
  return load();
}`;

export function preloadHelper(): Plugin {
  return {
    name: 'preload-helper',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    enforce: 'pre',
    load: { filter: { id: /^\0vite\/preload-helper/ }, handler: () => helper },
  };
}

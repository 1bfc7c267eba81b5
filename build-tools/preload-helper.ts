import type { Plugin } from 'vite';

/**
 * What stands before every dynamic import: it asks for all the files that the import will need at once, so
 * that none waits for another. Vite's own also minds stylesheets, which we have none of, and weighs four times
 * as much on every page.
 */
const helper = `export function __vitePreload(load, files = []) {
  for (const file of files) {
    const href = '/' + file;
    if (!document.querySelector('link[href="' + href + '"]'))
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
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

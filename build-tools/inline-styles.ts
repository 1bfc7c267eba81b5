import type { Plugin } from 'vite';

/**
 * The stylesheet travels inside every document (`import css from './app.css?inline'` in the root), so the
 * browser bundle must not carry a second copy of it.
 */
export function inlineStyles(): Plugin {
  return {
    name: 'inline-styles',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    enforce: 'post',
    transform: {
      filter: { id: /\.css\?inline$/ },
      handler: () => ({ code: 'export default ""', map: null }),
    },
  };
}

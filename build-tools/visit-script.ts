import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const virtualId = 'virtual:visit-script';
const entry = resolve(import.meta.dirname, '../app/visit/visit.ts');

/** What only the visit script imports carries this, so that the bundler shares none of it with other scripts. */
const own = '?visit';

/**
 * Emits the one script that every public page carries, and tells the server build its hashed address
 * through `virtual:visit-script`. The client builds first, so the address is known by then. It is one file:
 * every page asks for it, and a part that it shared with another script would be a second request.
 */
export function visitScript(): Plugin {
  let reference: string;
  let url = '/app/visit/visit.ts';
  return {
    name: 'visit-script',
    sharedDuringBuild: true,
    buildStart() {
      if (this.environment.mode !== 'build' || this.environment.name !== 'client') return;
      reference = this.emitFile({ type: 'chunk', id: entry, name: 'visit' });
    },
    generateBundle() {
      if (this.environment.name === 'client') url = `/${this.getFileName(reference)}`;
    },
    resolveId: {
      order: 'pre',
      async handler(id, importer, { kind }) {
        if (id === virtualId) return `\0${virtualId}`;
        const isPart = importer === entry || importer?.endsWith(own);
        if (!isPart || kind !== 'import-statement' || this.environment.mode !== 'build') return;
        const resolved = await this.resolve(id, importer, { skipSelf: true });
        return resolved && `${resolved.id}${own}`;
      },
    },
    load(id) {
      if (id === `\0${virtualId}`) return `export const visitScriptUrl = ${JSON.stringify(url)};`;
    },
  };
}

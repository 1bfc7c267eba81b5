import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const virtualId = 'virtual:visit-script';
const entry = resolve(import.meta.dirname, '../app/islands/visit.ts');

/**
 * Emits the one script that every public page carries, and tells the server build its hashed address
 * through `virtual:visit-script`. The client builds first, so the address is known by then.
 */
export function visitScript(): Plugin {
  let reference: string;
  let url = '/app/islands/visit.ts';
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
    resolveId(id) {
      if (id === virtualId) return `\0${virtualId}`;
    },
    load(id) {
      if (id === `\0${virtualId}`) return `export const visitScriptUrl = ${JSON.stringify(url)};`;
    },
  };
}

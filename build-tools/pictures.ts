import { createReadStream } from 'node:fs';
import { copyFile, mkdir } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import { picturesUrl } from '#app/media/picture-sources.ts';
import { type Master, readMasters } from './picture-masters.ts';
import { encodeMissing, type Variant, variantsOf } from './picture-variants.ts';

const virtualId = 'virtual:pictures';
const mastersDirectory = resolve(import.meta.dirname, '../pictures');
const cache = resolve(import.meta.dirname, '../.cache/pictures');

/**
 * Makes what is sent from the masters in `pictures/`, and tells the pages their sizes, colors and hashes
 * through `virtual:pictures`. A build makes all of them; in development each is made when first asked for.
 */
export function pictures(): Plugin {
  let reading: Promise<Master[]> | undefined;
  const masters = () => (reading ??= readMasters(mastersDirectory));
  const variants = async () => (await masters()).flatMap(variantsOf);
  return {
    name: 'pictures',
    sharedDuringBuild: true,
    resolveId(id) {
      if (id === virtualId) return `\0${virtualId}`;
    },
    async load(id) {
      if (id !== `\0${virtualId}`) return;
      const facts = (await masters()).map(({ name, width, height, hash, color }) => [
        name,
        { width, height, hash, color },
      ]);
      return `export const masters = ${JSON.stringify(Object.fromEntries(facts))};`;
    },
    async buildStart() {
      if (this.environment.mode === 'build') await masters();
    },
    async writeBundle() {
      if (this.environment.name !== 'client') return;
      await encodeMissing(await variants(), cache, showProgress);
      await copyFromCache(await variants(), join(this.environment.config.build.outDir, picturesUrl));
    },
    configureServer(server) {
      server.middlewares.use(picturesUrl, async (request, response, next) => {
        try {
          const variant = (await variants()).find(({ file }) => request.url === `/${file}`);
          if (!variant) return next();
          await encodeMissing([variant], cache);
          response.setHeader('Content-Type', `image/${variant.format}`);
          createReadStream(join(cache, variant.file)).pipe(response);
        } catch (error) {
          next(error);
        }
      });
    },
    hotUpdate({ file }) {
      if (!file.startsWith(`${normalizePath(mastersDirectory)}/`)) return;
      reading = undefined;
      const module = this.environment.moduleGraph.getModuleById(`\0${virtualId}`);
      if (module) return [module];
    },
  };
}

function showProgress(done: number, total: number): void {
  const line = `pictures: ${done} of ${total}`;
  if (process.stdout.isTTY) process.stdout.write(`\r${line}${done === total ? '\n' : ''}`);
  else if (done % 100 === 0 || done === total) console.log(line);
}

async function copyFromCache(variants: Variant[], directory: string): Promise<void> {
  for (const { file } of variants) {
    await mkdir(dirname(join(directory, file)), { recursive: true });
    await copyFile(join(cache, file), join(directory, file));
  }
}

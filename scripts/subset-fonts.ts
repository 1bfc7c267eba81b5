import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { tool } from '../bench/tools.ts';

/**
 * `node scripts/subset-fonts.ts`: cuts the two faces to the letters that our pages are written in. Run it when a
 * font's package or the list below changes; the result is committed. Other letters come from the whole files.
 */
const letters = [
  ...Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index)),
  ...'\u00a0©°·×–—‘’“”…‹›←→↓↗',
].join('');

type SubsetFont = (font: Buffer, text: string, options: { targetFormat: 'woff2' }) => Promise<Buffer>;
const { default: subsetFont } = (await import(pathToFileURL(tool('subset-font/index.js')).href)) as {
  default: SubsetFont;
};

const root = resolve(import.meta.dirname, '..');
for (const name of ['bricolage-grotesque', 'instrument-sans']) {
  const source = resolve(root, 'node_modules/@fontsource-variable', name);
  const whole = readFileSync(resolve(source, `files/${name}-latin-wght-normal.woff2`));
  const cut = await subsetFont(whole, letters, { targetFormat: 'woff2' });
  writeFileSync(resolve(root, `app/styles/fonts/${name}.woff2`), cut);
  copyFileSync(resolve(source, 'LICENSE'), resolve(root, `app/styles/fonts/${name}-license.txt`));
  console.log(`${name}: ${whole.length} → ${cut.length} bytes`);
}

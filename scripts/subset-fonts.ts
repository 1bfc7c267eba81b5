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

type Cut = { targetFormat: 'woff2'; variationAxes?: object; noLayoutClosure?: boolean };
type SubsetFont = (font: Buffer, text: string, options: Cut) => Promise<Buffer>;
const { default: subsetFont } = (await import(pathToFileURL(tool('subset-font/index.js')).href)) as {
  default: SubsetFont;
};

/** Headings are set in these weights only, and without figures of one width. */
const forHeadings = { variationAxes: { wght: { min: 600, max: 700 } }, noLayoutClosure: true };

const root = resolve(import.meta.dirname, '..');
for (const [name, options] of [
  ['bricolage-grotesque', forHeadings],
  ['instrument-sans', {}],
] as const) {
  const source = resolve(root, 'node_modules/@fontsource-variable', name);
  const whole = readFileSync(resolve(source, `files/${name}-latin-wght-normal.woff2`));
  const cut = await subsetFont(whole, letters, { targetFormat: 'woff2', ...options });
  writeFileSync(resolve(root, `app/styles/fonts/${name}.woff2`), cut);
  copyFileSync(resolve(source, 'LICENSE'), resolve(root, `app/styles/fonts/${name}-license.txt`));
  console.log(`${name}: ${whole.length} → ${cut.length} bytes`);
}

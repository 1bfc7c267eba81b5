import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { tool } from '../bench/tools.ts';

/** `npm run check:html`: the Nu HTML checker over every built page. Needs Java. */
const jar = tool('vnu-jar/build/dist/vnu.jar');
const pages = globSync(resolve(import.meta.dirname, '../build/client/**/*.html'));
if (pages.length === 0) leave('There is no build to check: run npm run build first.');

// The checker's own CSS parser does not know view transitions, container queries or @property, and the
// checker does not know `<link rel="expect" blocking="render">`, which the HTML standard has.
const options = [
  '-Xss8m',
  '-jar',
  jar,
  '--errors-only',
  '--filterpattern',
  '.*(CSS:|“blocking” attribute must).*',
];
const { status, error } = spawnSync('java', [...options, ...pages], { stdio: 'inherit' });
if (error) leave('Java is not installed, and the checker needs it.');
console.log(status === 0 ? `${pages.length} pages, no error.` : 'The lines above say what is wrong.');
process.exit(status ?? 1);

function leave(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

import { globSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Where both rules hold. */
const folders = ['app', 'server', 'build-tools', 'scripts'];

/** Long, but not code: a model's numbers and the gallery, whose order closes its grid. */
const data = ['app/assistant/sentence/weights.ts', 'app/content/pictures/gallery.ts'];

const mostFiles = 25;
const mostLines = 150;

test(`no folder holds more than ${mostFiles} files`, () => {
  const found = ['bench', ...globSync(`{tests,${folders.join()}}/{,**/}`)].map((folder) => ({
    folder,
    files: filesIn(folder),
  }));
  expect(found.length).toBeGreaterThan(folders.length);
  expect(found.filter(({ files }) => files > mostFiles)).toEqual([]);
});

test(`no file of code has more than ${mostLines} lines`, () => {
  const found = globSync(['bench/*.ts', `{${folders.join()}}/**/*.{ts,tsx,mjs,css}`]).map((file) => ({
    file,
    lines: linesOf(file),
  }));
  expect(found.length).toBeGreaterThan(folders.length);
  expect(found.filter(({ file, lines }) => lines > mostLines && !data.includes(file))).toEqual([]);
});

/** The `as` of a cast stands before a type; that of SQL before a small letter or a bracket. */
const cast = /\bas (?!const\b)(?:[A-Z[{]|(?:string|number|boolean|unknown|never|readonly|typeof|keyof)\b|\d)/;
const commentOrImport = /^\s*(\*|\/[/*]|import\b)/;

test('the server has at most two casts per 1,000 lines', () => {
  const files = globSync('server/**/*.ts', { exclude: ['**/*.test.ts'] });
  const lines = files.flatMap((file) => readFileSync(file, 'utf8').split('\n'));
  const casts = lines.filter((line) => cast.test(line) && !commentOrImport.test(line));
  expect(lines.length).toBeGreaterThan(1000);
  expect(casts.length / (lines.length / 1000), casts.join('\n')).toBeLessThanOrEqual(2);
});

function filesIn(folder: string): number {
  const files = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile());
  // The assistant's lessons are data.
  return files.filter(({ name }) => !name.endsWith('.txt')).length;
}

function linesOf(file: string): number {
  return readFileSync(file, 'utf8').trimEnd().split('\n').length;
}

import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';

const pages = globSync(['*.md', 'docs/**/*.md', '.github/**/*.md']);
const sources = globSync('{app,server,build-tools,bench,scripts,tests}/**/*.{ts,tsx,mjs,css}', {
  exclude: ['**/node_modules/**'],
});
const read = (file: string) => readFileSync(file, 'utf8');

test('links between pages lead to files', () => {
  const dead = pages.flatMap((page) =>
    [...read(page).matchAll(/\]\(([^)\s#]+)[^)]*\)/g)]
      .map(([, target = '']) => target)
      .filter((target) => !/^[a-z]+:/.test(target) && !existsSync(join(dirname(page), target)))
      .map((target) => `${page}: ${target}`),
  );
  expect(dead).toEqual([]);
});

/** Files that a page tells its reader to make. */
const examples = ['app/forms/definitions/newsletter.ts'];

test('files that pages and comments name exist', () => {
  const named =
    /\b(?:app|server|build-tools|bench|scripts|tests|docs|deploy)\/[\w./-]*\w\.(?:ts|tsx|mjs|css|md|conf|json)\b/g;
  const dead = [...pages, ...sources.filter((file) => /decisions\//.test(read(file)))].flatMap((page) =>
    (read(page).match(named) ?? [])
      .filter((file) => !existsSync(file) && !examples.includes(file))
      .map((file) => `${page}: ${file}`),
  );
  expect(dead).toEqual([]);
});

describe('decisions', () => {
  const folder = 'docs/decisions';
  const decisions = globSync(`${folder}/*.md`).filter((page) => !page.endsWith('README.md'));

  test('have numbers without a gap, and stand in the index with their title and date', () => {
    const numbers = decisions.map((page) => Number(basename(page).slice(0, 4))).sort((a, b) => a - b);
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
    const index = read(`${folder}/README.md`);
    for (const page of decisions) {
      const [title, date] = read(page).split('\n\n');
      expect(index).toContain(`| [${title?.slice(2)}](${basename(page)}) | ${date} |`);
    }
  });

  test.each(decisions)('%s has a date, a context, a decision and consequences', (page) => {
    expect(read(page)).toMatch(
      /^# .+\n\n\d{4}-\d\d-\d\d\n\n## Context\n[\s\S]+\n## Decision\n[\s\S]+\n## Consequences\n/,
    );
  });
});

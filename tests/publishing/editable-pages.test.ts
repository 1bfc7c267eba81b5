import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { pages } from '#app/content/pages.ts';
import { fieldOf } from '#app/editable/fields.ts';
import type { Texts } from '#app/editable/texts.ts';
import { editAddress } from '#app/inbox/site/where-seen.ts';
import { openPageMaker } from '#server/publishing/page-maker.ts';
import { pageScripts } from '../../build-tools/page-scripts.ts';

const texts: Texts = JSON.parse(readFileSync('build/texts.json', 'utf8'));
const offered = Object.entries(texts).filter(([path, { words }]) => fieldOf(path, words));
const maker = openPageMaker('.');

/** What each page shows, by its name. */
const shown = new Map<string, { html: string; paths: string[] }>();
beforeAll(async () => {
  for (const [name, { path }] of Object.entries(pages)) shown.set(name, await maker.show(path, {}, 'nonce'));
});

test('without a change every page is the build’s, byte for byte', async () => {
  expect(await maker.make({})).toEqual({ documents: [], problems: [] });
});

test('everything that is offered can be found on a page', () => {
  const found = new Set([...shown.values()].flatMap(({ paths }) => paths));
  const nowhere = offered.map(([path]) => path).filter((path) => !found.has(path));
  // Words of a visitor's own page, of lists that leave a page out, and titles of pictures that are shown without.
  const elsewhere =
    /^(requestPage\.|pages\.(qr|not-found)\.(name|headline)$|pictures\..*\.(title|caption|alt)$)/;
  expect(nowhere.filter((path) => !elsewhere.test(path))).toEqual([]);
});

test('a stand-in is on the page that its link leads to', () => {
  const standIns = Object.entries(texts).filter(([, { standsIn }]) => standsIn);
  expect(standIns.length).toBeGreaterThan(30);
  for (const [path] of standIns) {
    const address = new URL(editAddress(path) ?? '', 'http://site');
    expect(shown.get(address.pathname.split('/').at(-1) ?? '')?.paths, path).toContain(path);
  }
});

test('no mark, no script and nothing of the editor is left in what is shown or built', () => {
  for (const [name, { html }] of shown) {
    expect(html, name).not.toMatch(/[\uE000-\uF8FF]|<script/);
    expect(html, name).toContain('<!--text ');
  }
  const visitors = Object.values(pages)
    .filter(({ path }) => path !== '/404')
    .map(({ path }) => readFileSync(`build/client${path}/index.html`, 'utf8'));
  expect(visitors.filter((html) => /<!--text |data-alt-text|data-edit/.test(html))).toEqual([]);
});

test('no script of a visitor’s page carries words that are offered: a browser would show them as they were built', () => {
  const scriptsOf = pageScripts('build/client');
  const files = new Set<string>();
  for (const { path } of Object.values(pages).filter((page) => page.path !== '/404')) {
    const { inUse, palette } = scriptsOf(readFileSync(`build/client${path}/index.html`, 'utf8'));
    for (const file of [...inUse, ...palette]) files.add(file);
  }
  const code = [...files].map((file) => readFileSync(`build/client/${file}`, 'utf8')).join('\n');
  // Of these two, scripts read only the brand, which is not offered.
  const beside = /^(company|partner)\./;
  const carried = offered.filter(
    ([path, { words }]) => words.length >= 25 && !beside.test(path) && code.includes(words),
  );
  expect(carried.map(([path]) => path)).toEqual([]);
});

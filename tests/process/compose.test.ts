import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readConfig } from '#server/config/config.ts';
import { settings } from '#server/config/settings.ts';

const compose = readFileSync('compose.yaml', 'utf8');
const [, site = ''] = /\n {2}site:\n([\s\S]*?)\n {2}\w/.exec(compose) ?? [];

/** Docker is not at hand in tests: what can be known without it. */
test('compose.yaml names settings that exist, with values the site takes', () => {
  const [, lines = ''] = /environment:\n((?: {6}.*\n)+)/.exec(site) ?? [];
  const variables = lines
    .trim()
    .split('\n')
    .map((line): [string, string] => {
      const [, name = '', value = ''] = /^\s*(\w+): (.*)$/.exec(line) ?? [];
      return [name, value.replace(/\$\{\w+:-([^}]*)\}/, '$1').replace(/\$\{\w+:\?[^}]*\}/, 'a-password')];
    });
  const known = Object.values(settings).map(({ variable }) => variable);
  expect(variables.length).toBeGreaterThan(5);
  expect(variables.map(([name]) => name).filter((name) => !known.some((one) => one === name))).toEqual([]);
  expect(readConfig(Object.fromEntries(variables))).toMatchObject({ mail: null, canaryEvery: 300_000 });
});

test('both services say whether they are well, and the site asks as the Dockerfile does', () => {
  expect(compose.match(/healthcheck:/g)).toHaveLength(2);
  const dockerfile = readFileSync('Dockerfile', 'utf8');
  const wordsOf = (text: string) => [...text.matchAll(/"([^"]*)"/g)].map(([, word]) => word);
  const [, asked = ''] = /healthcheck:\s+test:\s*\[([\s\S]*?)\]/.exec(site) ?? [];
  const [, inDockerfile = ''] = /HEALTHCHECK CMD \[(.*)\]/.exec(dockerfile) ?? [];
  expect(wordsOf(asked)).toEqual(['CMD', ...wordsOf(inDockerfile)]);
  expect(inDockerfile).toContain('/readyz');
  expect(existsSync('server/main.mjs') && dockerfile.includes('"server/main.mjs"')).toBe(true);
});

test('what is indented is indented by twos, without tabs, and no key stands twice in a service', () => {
  for (const line of compose.split('\n')) expect(line).toMatch(/^( {2})*([^\s].*)?$/);
  const keys = [...site.matchAll(/^ {4}(\w+):/gm)].map(([, key]) => key);
  expect(new Set(keys).size).toBe(keys.length);
});

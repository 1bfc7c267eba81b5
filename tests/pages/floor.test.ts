import { globSync, readFileSync } from 'node:fs';
import type { Identifier } from '@mdn/browser-compat-data';
import { expect, test } from 'vitest';
import { compatibility, namesIn, niceties } from '#tests/support/compatibility.ts';

/** React's own names, which only look like a browser's, and what it asks for before it uses it. */
const ofReact = [
  ...['createContext', 'displayName', 'Profiler', 'ViewTransition', 'use', 'tag', 'alternate', 'queue'],
  ...['dispatch', 'last', 'destroy', 'margin', 'marginTop', 'marginBottom'],
  ...['startViewTransition', 'skipTransition'],
];

/** Methods of the library that draws QR codes, with names that browsers also have. */
const ofQrCodes = ['mul', 'isValid'];
const known = [...ofReact, ...ofQrCodes];

test('scripts call and set nothing that the oldest browsers lack', () => {
  const { javascript, api } = compatibility;
  const names = namesIn({ ...javascript.builtins, ...api } as Identifier);
  const unknown = globSync('build/client/assets/*.js').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\.([A-Za-z]\w*)(?=\(|=[^=>])/g)]
      .filter(([, name = '']) => names.get(name) === false && !known.includes(name))
      .map(([, name]) => `${file}: ${name}`),
  );
  expect([...new Set(unknown)]).toEqual([]);
});

test('styles say nothing that the oldest browsers do not know, niceties apart', () => {
  const { properties, selectors, 'at-rules': rules } = compatibility.css;
  const namesOf = [properties, selectors, rules].map((part) => namesIn(part as Identifier));
  const pages = globSync('build/client/**/*.html').map((file) => readFileSync(file, 'utf8'));
  const unknown = [...new Set(pages.flatMap(wordsIn))].filter((word) => {
    const answers = namesOf.map((names) => names.get(word)).filter((answer) => answer !== undefined);
    return answers.length > 0 && !answers.includes(true) && !niceties.includes(word);
  });
  expect(unknown).toEqual([]);
});

/** The properties, pseudo-classes and at-rules of a page's styles. */
function wordsIn(html: string): string[] {
  const css = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, text = '']) => text).join('');
  const withoutValues = css.replace(/(?<=[{;][a-z-]+):[^;{}]*(?=[;}])/g, ':');
  return [...withoutValues.matchAll(/(?<=[{;])[a-z-]+(?=:[;}])|(?<=@|[^\\:]::?)[a-z-]+/g)].map(
    ([word]) => word,
  );
}

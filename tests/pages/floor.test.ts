import { globSync, readFileSync } from 'node:fs';
import type { CompatData, CompatStatement, Identifier } from '@mdn/browser-compat-data';
import { expect, test } from 'vitest';
import { oldestBrowsers } from '../../build-tools/style-targets.ts';

const compatibility: CompatData = JSON.parse(
  readFileSync('node_modules/@mdn/browser-compat-data/data.json', 'utf8'),
);

/** What the built site uses is compared with what the oldest browsers know, as MDN has it. */
const floor = oldestBrowsers.map((browser) => {
  const [, name = '', version = ''] = /^([a-z]+)([\d.]+)$/.exec(browser) ?? [];
  return { name: name as 'chrome' | 'firefox' | 'safari', version: Number(version) };
});

function isKnownThen({ support }: CompatStatement): boolean {
  return floor.every(({ name, version }) =>
    [support[name] ?? []].flat().some(({ version_added: added, flags, prefix, alternative_name: other }) => {
      const since = Number.parseFloat(String(added).replace('≤', ''));
      return !flags && !prefix && !other && since <= version;
    }),
  );
}

/** Every name below a part of the data, and whether any of those who bear it was known then. */
function namesIn(part: Identifier, names = new Map<string, boolean>()): Map<string, boolean> {
  for (const [key, child] of Object.entries(part)) {
    if (key === '__compat') continue;
    const name = key.replace(/_static$/, '');
    const { __compat: statement } = child as Identifier;
    if (statement) names.set(name, (names.get(name) ?? false) || isKnownThen(statement));
    namesIn(child as Identifier, names);
  }
  return names;
}

/** React's own names, which only look like a browser's, and what it asks for before it uses it. */
const ofReact = [
  ...['createContext', 'displayName', 'Profiler', 'ViewTransition', 'use', 'tag', 'alternate', 'queue'],
  ...['dispatch', 'last', 'destroy', 'margin', 'marginTop', 'marginBottom'],
  ...['startViewTransition', 'skipTransition'],
];

test('scripts call and set nothing that the oldest browsers lack', () => {
  const { javascript, api } = compatibility;
  const names = namesIn({ ...javascript.builtins, ...api } as Identifier);
  const unknown = globSync('build/client/assets/*.js').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\.([A-Za-z]\w*)(?=\(|=[^=>])/g)]
      .filter(([, name = '']) => names.get(name) === false && !ofReact.includes(name))
      .map(([, name]) => `${file}: ${name}`),
  );
  expect([...new Set(unknown)]).toEqual([]);
});

/** Where one of these is missing only a nicety is lost; or a script or another rule does the same. */
const niceties = [
  ...[
    'content-visibility',
    'contain-intrinsic-height',
    'overflow-clip-margin',
    'text-wrap',
    'view-transition',
  ],
  ...['has', 'popover-open', 'details-content', 'scrollbar-gutter', 'forced-color-adjust'],
  // Tailwind says the same in other words.
  ...['property', 'syntax', 'inherits', 'initial-value'],
  // The measures of a stand-in for a font.
  ...['size-adjust', 'ascent-override', 'descent-override', 'line-gap-override'],
  // Beside them stand their names with a prefix.
  ...['user-select', 'mask-image', 'text-size-adjust'],
];

test('styles say nothing that the oldest browsers do not know, niceties apart', () => {
  const { properties, selectors, 'at-rules': rules } = compatibility.css;
  const known = [properties, selectors, rules].map((part) => namesIn(part as Identifier));
  const pages = globSync('build/client/**/*.html').map((file) => readFileSync(file, 'utf8'));
  const unknown = [...new Set(pages.flatMap(wordsIn))].filter((word) => {
    const answers = known.map((names) => names.get(word)).filter((answer) => answer !== undefined);
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

import { readFileSync } from 'node:fs';
import type { CompatData, CompatStatement, Identifier } from '@mdn/browser-compat-data';
import { oldestBrowsers } from '../../build-tools/style-targets.ts';

/** What browsers know since when, as MDN has it. */
export const compatibility: CompatData = JSON.parse(
  readFileSync('node_modules/@mdn/browser-compat-data/data.json', 'utf8'),
);

const floor = oldestBrowsers.map((browser) => {
  const [, name = '', version = ''] = /^([a-z]+)([\d.]+)$/.exec(browser) ?? [];
  return { name: name as 'chrome' | 'firefox' | 'safari', version: Number(version) };
});

/** By all of the oldest browsers. */
export function isKnownThen({ support }: CompatStatement): boolean {
  return floor.every(({ name, version }) =>
    [support[name] ?? []].flat().some(({ version_added: added, flags, prefix, alternative_name: other }) => {
      const since = Number.parseFloat(String(added).replace('≤', ''));
      return !flags && !prefix && !other && since <= version;
    }),
  );
}

/** Every name below a part of the data, and whether any of those who bear it was known then. */
export function namesIn(part: Identifier, names = new Map<string, boolean>()): Map<string, boolean> {
  for (const [key, child] of Object.entries(part)) {
    if (key === '__compat') continue;
    const name = key.replace(/_static$/, '');
    const { __compat: statement } = child as Identifier;
    if (statement) names.set(name, (names.get(name) ?? false) || isKnownThen(statement));
    namesIn(child as Identifier, names);
  }
  return names;
}

/** Where one of these is missing only a nicety is lost; or a script or another rule does the same. */
export const niceties = [
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

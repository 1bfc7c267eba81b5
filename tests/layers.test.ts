import { globSync, readFileSync } from 'node:fs';
import { type Rule, transform } from 'lightningcss';
import { describe, expect, test } from 'vitest';

/** Every sheet that a browser gets: those inside the built pages, and those that pages link to. */
const sheets = [
  ...globSync('build/client/**/*.html').map((file) => ({ file, css: stylesIn(readFileSync(file, 'utf8')) })),
  ...globSync('build/client/assets/*.css').map((file) => ({ file, css: readFileSync(file, 'utf8') })),
];

const order = readFileSync('app/styles/layers.css', 'utf8')
  .match(/^@layer (.+);$/m)?.[1]
  ?.split(', ');

test('one sheet says in which order layers count', () => {
  expect(order).toEqual(['theme', 'base', 'components', 'utilities', 'overrides']);
  const others = globSync('app/styles/**/*.css').filter((file) => !file.endsWith('/layers.css'));
  expect(others.filter((file) => readFileSync(file, 'utf8').includes('@layer'))).toEqual([]);
});

describe.each(sheets)('$file', ({ css }) => {
  const rules = rulesOf(css);

  test('every rule stands in a layer', () => {
    expect(rules.flatMap(outsideLayers)).toEqual([]);
  });

  test('layers come in their order', () => {
    const met = [...new Set(rules.flatMap(layersNamed))].filter((name) => name !== 'properties');
    expect(met).toEqual(order?.filter((name) => met.includes(name)));
    expect(met.length).toBeGreaterThan(1);
  });
});

function stylesIn(html: string): string {
  return [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css = '']) => css).join('');
}

function rulesOf(css: string): Rule[] {
  const rules: Rule[] = [];
  transform({
    filename: 'sheet.css',
    code: Buffer.from(css),
    visitor: {
      StyleSheet(sheet) {
        rules.push(...sheet.rules);
      },
    },
  });
  return rules;
}

/** Selectors that stand in no layer, conditions around them or not. Faces, frames and the like are no rules. */
function outsideLayers(rule: Rule): string[] {
  if (rule.type === 'style') return [JSON.stringify(rule.value.selectors)];
  if (rule.type === 'media' || rule.type === 'supports' || rule.type === 'container')
    return rule.value.rules.flatMap(outsideLayers);
  return [];
}

function layersNamed(rule: Rule): string[] {
  if (rule.type === 'layer-block') return [rule.value.name?.join('.') ?? 'without a name'];
  if (rule.type === 'layer-statement') return rule.value.names.map((name) => name.join('.'));
  if (rule.type === 'supports') return rule.value.rules.flatMap(layersNamed);
  return [];
}

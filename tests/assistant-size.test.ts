import { globSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Bytes on the way to a browser, of the assistant's own files. */
function sizeOf(names: string[]): number {
  const files = names.flatMap((name) => globSync(`build/client/assets/${name}-*.js.br`));
  expect(files).toHaveLength(names.length);
  return files.reduce((sum, file) => sum + statSync(file).size, 0);
}

test('the assistant costs at most 12 KB before it is used', () => {
  expect(sizeOf(['assistant-view', 'toast'])).toBeLessThanOrEqual(12_000);
});

test('what comes when a visitor starts to type (engine, lists, and what it knows beyond them) costs at most 40 KB more', () => {
  expect(sizeOf(['answer-to', 'visit-flags', 'knowledge'])).toBeLessThanOrEqual(40_000);
});

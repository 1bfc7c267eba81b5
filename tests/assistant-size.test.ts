import { globSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';

const mostBytes = 12_000;

test('the assistant, engine and lists included, costs at most 12 KB on the way to a browser', () => {
  const files = globSync('build/client/assets/{assistant-view,answer-to}-*.js.br');
  expect(files).toHaveLength(2);
  const bytes = files.reduce((sum, file) => sum + statSync(file).size, 0);
  expect(bytes).toBeLessThanOrEqual(mostBytes);
});

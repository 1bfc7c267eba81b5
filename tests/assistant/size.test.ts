import { globSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';

const mostBeforeUse = 12_000;
const mostWhileTyping = 40_000;

const beforeUse = ['assistant-view', 'toast'];
const whileTyping = ['answer-to', 'knowledge'];

/** Bytes on the way to a browser, of the assistant's own files. */
function sizeOf(names: string[]): number {
  const files = names.flatMap((name) => globSync(`build/client/assets/${name}-*.js.br`));
  expect(files).toHaveLength(names.length);
  return files.reduce((sum, file) => sum + statSync(file).size, 0);
}

test('the assistant costs at most 12 KB before it is used', () => {
  expect(sizeOf(beforeUse)).toBeLessThanOrEqual(mostBeforeUse);
});

test('with all it knows, which comes when a visitor starts to type, it costs at most 40 KB more', () => {
  expect(sizeOf([...beforeUse, ...whileTyping])).toBeLessThanOrEqual(mostBeforeUse + mostWhileTyping);
});

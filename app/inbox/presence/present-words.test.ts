import { expect, test } from 'vitest';
import type { Present } from './answers.ts';
import { presentWords } from './present-words.ts';

const present = (name: string, isWriting = false, submission = 's'): Present => ({
  submission,
  user: name.toLowerCase(),
  name,
  isWriting,
});

test.each([
  [[], ''],
  [[present('Me', true), present('Ana', false, 'another')], ''],
  [[present('Ana')], 'Ana has this open, too.'],
  // In two tabs.
  [[present('Ana'), present('Ana', true)], 'Ana is writing an answer.'],
  [
    [present('Ana', true), present('Ben'), present('Cleo')],
    'Ana is writing an answer. Ben and Cleo have this open, too.',
  ],
  [[present('Ana', true), present('Ben', true)], 'Ana and Ben are writing an answer.'],
])('%j', (all, words) => {
  expect(presentWords(all, 's', 'me')).toBe(words);
});

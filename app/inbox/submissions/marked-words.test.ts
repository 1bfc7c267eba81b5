import { expect, test } from 'vitest';
import type { StatusNow } from '../answers.ts';
import { markedSentence, undoneSentence } from './marked-words.ts';

test('counts what was marked', () => {
  expect(markedSentence(1, 'done')).toBe('One submission marked done.');
  expect(markedSentence(11, 'spam')).toBe('11 submissions marked spam.');
});

test.each<[number, StatusNow['status'][], string]>([
  [10, ['done'], '10 put back; 1 was changed by somebody else meanwhile and stays “done”.'],
  [
    0,
    ['in progress'],
    'Nothing was put back; 1 was changed by somebody else meanwhile and stays “in progress”.',
  ],
  [3, ['done', 'done'], '3 put back; 2 were changed by somebody else meanwhile and stay “done”.'],
  [3, ['done', null], '3 put back; 2 were changed by somebody else meanwhile and stay “done” or are gone.'],
])('%i undone, and what stayed: %s', (undone, statuses, sentence) => {
  const stayed = statuses.map((status, n) => ({ id: String(n), status }));
  expect(undoneSentence(undone, stayed)).toBe(sentence);
});

import { expect, test } from 'vitest';
import { namedWords, shownWords, typedWords } from './words.ts';

const facts = { 'price.amount': '$350', 'price.covers': 'per student' };

test('a fact from elsewhere is typed as what it is, and kept by its name', () => {
  const typed = typedWords({ words: 'Now {price.amount} {price.covers}. ', facts });
  expect(typed).toBe('Now {$350} {per student}.');
  expect(namedWords(typed, facts)).toBe('Now {price.amount} {price.covers}.');
  expect(namedWords('{$999} and {x', facts)).toBe('{$999} and {x');
  expect(shownWords(typed)).toBe('Now $350 per student.');
});

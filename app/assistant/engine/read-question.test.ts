import { describe, expect, test } from 'vitest';
import { catalog } from '../catalog.ts';
import { indexOf } from './index-catalog.ts';
import { mostWords, readQuestion } from './read-question.ts';

const { vocabulary } = indexOf(catalog);

/** Each word as the catalog understands it: fillers in brackets, unknown words as a question mark. */
function understood(text: string): string {
  return readQuestion(text, vocabulary)
    .words.map(({ meanings, filler }) => {
      const meaning = meanings.join('|') || '?';
      return filler ? `(${meaning})` : meaning;
    })
    .join(' ');
}

describe('a question is read word by word', () => {
  test.each([
    ['Do you sell HOLOGRAMS?', '(do) (you) buy hologram', 'case, punctuation, plural, synonyms'],
    ['robotcs 4 my dauhgter', 'robot (#) (my) kid', 'misspellings'],
    ['boot camp', 'course', 'a compound in two words'],
    ['e-mail', 'email', 'a compound with a hyphen'],
    ['of course', '?', 'a turn of speech is no course'],
    ['10yo', '(#) yo', 'a number and a word'],
    ['robotics 101', 'robot 101', 'a number that is a word of the catalog'],
    ['inspecting', 'inspect', 'an inflected form'],
    ['content', 'content', 'spelled right, so never contact'],
    ['purple monkey', 'purple ?', 'unknown'],
    ['', '', 'nothing'],
    ['?! 🔥 --', '', 'no words'],
  ])('%s → %s (%s)', (text, expected) => {
    expect(understood(text)).toBe(expected);
  });

  test('each word knows where it stood', () => {
    const text = '  my SON, likes… boot  camp!';
    const { words } = readQuestion(text, vocabulary);
    expect(words.map(({ start, end }) => text.slice(start, end))).toEqual([
      'my',
      'SON',
      'likes',
      'boot  camp',
    ]);
  });

  test('only the beginning of a very long text is read', () => {
    expect(readQuestion('robot '.repeat(5000), vocabulary).words).toHaveLength(mostWords);
    expect(readQuestion('x'.repeat(100_000), vocabulary).words).toHaveLength(1);
  });
});

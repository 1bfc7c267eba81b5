import { describe, expect, test } from 'vitest';
import { catalog } from '../catalog.ts';
import { findEvidence } from './find-evidence.ts';
import { indexOf } from './index-catalog.ts';
import { readQuestion } from './read-question.ts';

const index = indexOf(catalog);

function phrasesFoundIn(text: string): string[] {
  return findEvidence(readQuestion(text, index.vocabulary), index)
    .filter(({ pattern }) => pattern.use === 'phrase')
    .map(({ pattern }) => `${pattern.page}: ${pattern.words.join(' ')}`);
}

describe('phrases', () => {
  test.each([
    ['who are you', ['about: who are you'], 'fillers of a phrase in the order it is written'],
    ['you are who', [], 'not in another order'],
    ['what do you guys actually do', ['services: what you do'], 'fillers in between'],
    ['the talk was about a human', ['contact: talk human'], 'words next to each other, fillers aside'],
    ['high on my list is a good school', [], 'words that are not next to each other'],
    ['is the founder of your firm himself a veteran', ['about: founder veteran'], 'words anywhere'],
    ['undrwater robtos', ['porpoise_robotics: underwater'], 'misspelled words'],
  ])('%s: %j (%s)', (text, expected) => {
    expect(phrasesFoundIn(text)).toEqual(expect.arrayContaining(expected));
    if (expected.length === 0)
      expect(phrasesFoundIn(text).filter((phrase) => phrase.split(' ').length > 2)).toEqual([]);
  });
});

describe('the longer phrase speaks for its words', () => {
  test.each([
    ['robotics course', 'education', ['porpoise_robotics']],
    ['underwater drone', 'porpoise_robotics', ['creative_studio']],
    ['what is your email address', 'contact', []],
    ['customer service', 'contact', ['services']],
    ['is the owner a veteran', 'about', ['veterans_program']],
  ])('%s belongs to %s', (text, owner, others) => {
    const pages = findEvidence(readQuestion(text, index.vocabulary), index).map(
      ({ pattern }) => pattern.page,
    );
    expect(pages).toContain(owner);
    for (const other of others) expect(pages).not.toContain(other);
  });
});

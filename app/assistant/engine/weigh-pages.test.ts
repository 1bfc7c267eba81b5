import { describe, expect, test } from 'vitest';
import type { PageName } from '../catalog/types.ts';
import { catalog } from '../catalog.ts';
import { findEvidence } from './find-evidence.ts';
import { indexOf } from './index-catalog.ts';
import { readQuestion } from './read-question.ts';
import { confidenceOf, hasBestLength, hitsOf, weighPages } from './weigh-pages.ts';

const index = indexOf(catalog);

function weigh(text: string) {
  const question = readQuestion(text, index.vocabulary);
  const candidates = weighPages(findEvidence(question, index));
  return { question, candidates };
}

describe('points: 2 a whole phrase, 1 a word', () => {
  test.each<[string, PageName, number, string]>([
    ['ocean', 'porpoise_robotics', 1, 'a keyword'],
    ['ocean hull', 'porpoise_robotics', 2, 'two keywords'],
    ['national guard', 'veterans_program', 2, 'a phrase'],
    ['holograms', 'akron_holograms', 3, 'a phrase of one word is a phrase and a word'],
    ['hologram hologram', 'akron_holograms', 3, 'nothing counts twice'],
    ['porpoise in the ocean', 'porpoise_robotics', 4, 'a phrase of one word, and a keyword'],
  ])('%s: %s has %i (%s)', (text, page, score) => {
    expect(weigh(text).candidates).toContainEqual(expect.objectContaining({ page, score }));
  });

  test('the best supported page comes first', () => {
    const scores = weigh('robots, holograms and holographic 3d fans for the ocean').candidates.map(
      ({ score }) => score,
    );
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
  });
});

describe('best length: 10 to 100 characters and 2 to 15 words', () => {
  test.each([
    ['hologram', false],
    ['holo fans', false],
    ['a hologram', true],
    ['holographic', false],
    [`hologram ${'x'.repeat(91)}`, true],
    [`hologram ${'x'.repeat(92)}`, false],
    ['hologram a b c d e f g h i j k l m n', true],
    ['hologram a b c d e f g h i j k l m n o', false],
  ])('%s: %s', (text, best) => {
    expect(hasBestLength(readQuestion(text, index.vocabulary))).toBe(best);
  });
});

describe('confidence: how likely it is that not every hit is chance', () => {
  test.each([
    ['my akron fan', 0.9995, 'an exact phrase and an exact keyword, at best length'],
    ['for the ocean', 0.9, 'an exact keyword'],
    ['ocean hulls', 0.99, 'two exact keywords'],
    ['ocean', 0.855, 'a keyword outside the best length'],
    ['for holograhms', 0.95, 'a misspelled phrase'],
  ])('%s: %d (%s)', (text, confidence) => {
    const { question, candidates } = weigh(text);
    const [best] = candidates;
    expect(confidenceOf(best ? hitsOf(best) : [], question)).toBeCloseTo(confidence, 6);
  });

  test('without evidence there is none', () => {
    expect(confidenceOf([], weigh('banana').question)).toBe(0);
  });
});

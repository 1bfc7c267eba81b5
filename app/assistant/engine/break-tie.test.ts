import { describe, expect, test } from 'vitest';
import type { PageName } from '../catalog/types.ts';
import { catalog } from '../catalog.ts';
import { breakTie, combinedScore, isClear, standings } from './break-tie.ts';
import { findEvidence } from './find-evidence.ts';
import { indexOf } from './index-catalog.ts';
import { readQuestion } from './read-question.ts';
import { weighPages } from './weigh-pages.ts';

const index = indexOf(catalog);

function candidatesFor(text: string, pages: PageName[]) {
  const question = readQuestion(text, index.vocabulary);
  const candidates = weighPages(findEvidence(question, index)).filter(({ page }) => pages.includes(page));
  return { question, candidates };
}

describe('combined score', () => {
  test.each<[string, PageName, number, string]>([
    ['holograms', 'akron_holograms', 10, '10 an exact phrase; one word makes no topic group'],
    ['holograhms', 'akron_holograms', 0, 'a misspelled phrase is not exact'],
    ['ocean hull', 'porpoise_robotics', 4, '2 a word from two words on'],
    ['ocean hull reef', 'porpoise_robotics', 6, '2 a word from two words on'],
    ['porpoise ocean', 'porpoise_robotics', 14, 'an exact phrase and two words'],
    ['ocean', 'porpoise_robotics', 0, 'half of “ocean explore” is not over 50 %'],
  ])('%s for %s: %d (%s)', (text, page, score) => {
    const { question, candidates } = candidatesFor(text, [page]);
    const [candidate] = candidates;
    expect(candidate && combinedScore(candidate, question, index)).toBe(score);
  });

  test('the share of a phrase beyond half of its words is a bonus of up to 5', () => {
    const page = {
      ...catalog.pages.explore,
      keywords_phrases: ['coral reef survey', 'map'],
      failsafe_keywords: ['map'],
    };
    const reefs = { ...catalog, pages: { ...catalog.pages, explore: page } };
    const reefIndex = indexOf(reefs);
    const question = readQuestion('map of the coral survey', reefIndex.vocabulary);
    const candidate = weighPages(findEvidence(question, reefIndex)).find(
      ({ page: name }) => name === 'explore',
    );
    expect(candidate && combinedScore(candidate, question, reefIndex)).toBeCloseTo(10 + (5 * 2) / 3, 6);
  });
});

describe('accepting a tie', () => {
  test.each([
    [0.99, 0.76, true],
    [0.99, 0.75, false],
    [0.9899, 0.99, false],
    [1, 1, true],
  ])('confidence %d and posterior %d: %s', (confidence, posterior, clear) => {
    expect(isClear({ confidence, posterior })).toBe(clear);
  });

  test('of two topics with equal scores the one named first has four to one', () => {
    const { question, candidates } = candidatesFor('robots and holograms', [
      'porpoise_robotics',
      'akron_holograms',
    ]);
    const [first, second] = standings(candidates, question, index);
    expect(first).toMatchObject({ candidate: { page: 'porpoise_robotics' }, posterior: 0.8 });
    expect(second?.posterior).toBeCloseTo(0.2, 6);
    expect(breakTie(candidates, question, index)?.page).toBe('porpoise_robotics');
  });

  test('one word that two pages share stays unclear', () => {
    const { question, candidates } = candidatesFor('any discounts today', ['education', 'veterans_program']);
    expect(standings(candidates, question, index).map(({ posterior }) => posterior)).toEqual([0.5, 0.5]);
    expect(breakTie(candidates, question, index)).toBeNull();
  });

  test('a lone keyword is too little confidence, even when named first', () => {
    const { question, candidates } = candidatesFor('the ocean or a degree', [
      'porpoise_robotics',
      'education',
    ]);
    const [first] = standings(candidates, question, index);
    expect(first?.posterior).toBe(0.8);
    expect(first?.confidence).toBeCloseTo(0.9, 6);
    expect(breakTie(candidates, question, index)).toBeNull();
  });
});

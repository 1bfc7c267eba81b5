import { describe, expect, test } from 'vitest';
import { allowedDifferences, countDifferences, fuzzyDifferences } from './fuzzy-word.ts';

describe('how many differences a word may have', () => {
  test.each([
    [1, 0],
    [3, 0],
    [4, 1],
    [5, 1],
    [6, 2],
    [12, 2],
  ])('%i letters: %i', (length, allowed) => {
    expect(allowedDifferences(length)).toBe(allowed);
  });
});

describe('what counts as one difference', () => {
  test.each([
    ['robotics', 'robotics', 0, 'equal'],
    ['robotcs', 'robotics', 1, 'a dropped letter'],
    ['robottics', 'robotics', 1, 'an inserted letter'],
    ['robotiks', 'robotics', 1, 'a changed letter'],
    ['robtoics', 'robotics', 1, 'two swapped letters'],
    ['hollagram', 'hologram', 2, 'an inserted and a changed letter'],
    ['', 'ab', 2, 'all of it'],
  ])('%s for %s: %i (%s)', (typed, known, differences) => {
    expect(countDifferences(typed, known, 2)).toBe(differences);
    expect(countDifferences(known, typed, 2)).toBe(differences);
  });

  test('counting stops just beyond the limit', () => {
    expect(countDifferences('abcdefgh', 'zyxwvuts', 2)).toBe(3);
    expect(countDifferences('abcdefgh', 'zyxwvuts', 0)).toBe(1);
  });
});

describe('which words match', () => {
  test.each([
    ['ai', 'ai', true, 'equal'],
    ['ai', 'qr', false, 'short words must be equal'],
    ['rob', 'rov', false, 'short words must be equal'],
    ['drne', 'drone', true, 'one difference in four or five letters'],
    ['dorne', 'drone', true, 'one swap in four or five letters'],
    ['droan', 'drone', false, 'two differences in four or five letters'],
    ['robotcs', 'robotics', true, 'one difference'],
    ['fotografy', 'photography', false, 'four differences'],
    ['fotography', 'photography', true, 'two differences, and f sounds like ph'],
    ['kamp', 'camp', true, 'k sounds like c'],
    ['vetren', 'veteran', true, 'two differences, the consonants are right'],
    ['patient', 'parents', false, 'two differences in seven letters, other consonants'],
    ['heading', 'wedding', false, 'another first letter'],
    ['obot', 'robot', false, 'another first letter'],
    ['evteran', 'veteran', true, 'the first two letters swapped'],
    ['hologramming', 'hologram', false, 'more than two letters longer'],
    ['content', 'contact', false, 'never a match'],
    ['contact', 'content', false, 'never a match'],
    ['contcat', 'contact', true, 'a slip is a match'],
  ])('%s for %s: %s (%s)', (typed, known, match) => {
    expect(fuzzyDifferences(typed, known) !== null).toBe(match);
  });
});

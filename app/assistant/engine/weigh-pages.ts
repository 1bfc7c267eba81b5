import type { PageName } from '../catalog/types.ts';
import type { Hit } from './find-evidence.ts';
import type { Question } from './read-question.ts';

const points = { phrase: 2, keyword: 1 };
const reliability = { phrase: { exact: 0.995, fuzzy: 0.95 }, keyword: { exact: 0.9, fuzzy: 0.8 } };
const outsideBestLength = 0.95;
const bestCharacters = { least: 10, most: 100 };
const bestWords = { least: 2, most: 15 };

export type Candidate = { page: PageName; phrases: Hit[]; keywords: Hit[]; score: number };

/** Every page that the question speaks for, the best supported first. */
export function weighPages(hits: Hit[]): Candidate[] {
  const candidates = new Map<PageName, Candidate>();
  for (const hit of hits) {
    const { use, page } = hit.pattern;
    if (!page || use === 'shortcut') continue;
    const candidate = candidates.get(page) ?? { page, phrases: [], keywords: [], score: 0 };
    (use === 'keyword' ? candidate.keywords : candidate.phrases).push(hit);
    candidate.score += use === 'keyword' ? points.keyword : points.phrase;
    candidates.set(page, candidate);
  }
  return [...candidates.values()].sort((a, b) => b.score - a.score);
}

export const hitsOf = ({ phrases, keywords }: Candidate): Hit[] => [...phrases, ...keywords];

/** How likely it is that not every hit is chance. A word counts once, with the best it has to say. */
export function confidenceOf(hits: Hit[], question: Question): number {
  const trust = hasBestLength(question) ? 1 : outsideBestLength;
  const doubts = new Map<number, number>();
  for (const { pattern, words, exact } of hits) {
    const kind = pattern.use === 'keyword' ? 'keyword' : 'phrase';
    const doubt = 1 - trust * reliability[kind][exact ? 'exact' : 'fuzzy'];
    for (const word of words) doubts.set(word, Math.min(doubt, doubts.get(word) ?? 1));
  }
  return 1 - [...doubts.values()].reduce((product, doubt) => product * doubt, 1);
}

export function hasBestLength({ text, words }: Question): boolean {
  const characters = text.trim().length;
  return isWithin(characters, bestCharacters) && isWithin(words.length, bestWords);
}

const isWithin = (value: number, { least, most }: typeof bestWords): boolean =>
  value >= least && value <= most;

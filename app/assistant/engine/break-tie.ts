import type { CatalogIndex } from './index-catalog.ts';
import type { Question } from './read-question.ts';
import { type Candidate, confidenceOf, hitsOf } from './weigh-pages.ts';

const points = { exactPhrase: 10, wholeOverlap: 5, topicWord: 2 };
const overlapOver = 0.5;
const leastTopicWords = 2;
/** What is named first is this many times as likely to be what the visitor came for. */
const oddsOfEarlierMention = 4;
const leastConfidence = 0.99;
const posteriorOver = 0.75;

export type Standing = { candidate: Candidate; confidence: number; posterior: number };

/** The tied page that is clearly meant, or null. */
export function breakTie(tied: Candidate[], question: Question, index: CatalogIndex): Candidate | null {
  const [best] = standings(tied, question, index);
  return best && isClear(best) ? best.candidate : null;
}

export function isClear({ confidence, posterior }: Omit<Standing, 'candidate'>): boolean {
  return confidence >= leastConfidence && posterior > posteriorOver;
}

/** The order of mention is the prior; each point of the combined score doubles the odds. */
export function standings(tied: Candidate[], question: Question, index: CatalogIndex): Standing[] {
  const mentions = [...new Set(tied.map(firstMention))].sort((a, b) => a - b);
  const odds = tied.map((candidate) => {
    const prior = oddsOfEarlierMention ** -mentions.indexOf(firstMention(candidate));
    return prior * 2 ** combinedScore(candidate, question, index);
  });
  const total = odds.reduce((sum, value) => sum + value, 0);
  return tied
    .map((candidate, i) => ({
      candidate,
      confidence: confidenceOf(hitsOf(candidate), question),
      posterior: (odds[i] ?? 0) / total,
    }))
    .sort((a, b) => b.posterior - a.posterior);
}

const firstMention = (candidate: Candidate): number =>
  Math.min(...hitsOf(candidate).flatMap(({ words }) => words));

export function combinedScore(candidate: Candidate, question: Question, index: CatalogIndex): number {
  const exactPhrases = candidate.phrases.filter(({ exact }) => exact).length;
  const hitWords = new Set(hitsOf(candidate).flatMap(({ words }) => words));
  const topicWords = [...hitWords].filter((position) => !question.words[position]?.filler).length;
  return (
    points.exactPhrase * exactPhrases +
    points.wholeOverlap * partialOverlap(candidate, question, index) +
    points.topicWord * (topicWords >= leastTopicWords ? topicWords : 0)
  );
}

/** The largest share of its words that the question has of a phrase which it does not have whole. */
function partialOverlap(
  { page, phrases }: Candidate,
  question: Question,
  { patterns }: CatalogIndex,
): number {
  const asked = new Set(question.words.flatMap(({ filler, meanings }) => (filler ? [] : meanings)));
  const shares = patterns
    .filter((pattern) => pattern.page === page && pattern.use === 'phrase')
    .filter((pattern) => !phrases.some((hit) => hit.pattern === pattern))
    .map(({ words }) => words.filter((word) => asked.has(word)).length / words.length);
  return Math.max(0, ...shares.filter((share) => share > overlapOver && share < 1));
}

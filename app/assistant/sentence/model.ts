import type { Word } from '../engine/read-question.ts';
import { type Destination, destinations } from './destinations.ts';
import { featuresOf } from './features.ts';

/** How much each feature speaks for each destination. */
export type Model = { bias: number[]; weights: Map<string, number[]> };

/** The log-odds of every destination, and which words of the question speak for one of them. */
export type Opinion = { scores: number[]; wordsFor: (destination: Destination) => number[] };

/** A word is quoted when it says at least this share of what the strongest word says. */
const quotedShare = 0.5;

export function opinionOn(words: Word[], { bias, weights }: Model): Opinion {
  const known = featuresOf(words).flatMap(({ name, words }) => {
    const weight = weights.get(name);
    return weight ? [{ words, weight }] : [];
  });
  // Long sentences say more and ramble more: evidence grows with the root of their length.
  const scale = 1 / Math.sqrt(Math.max(1, known.length));
  const scores = bias.map((start, place) =>
    known.reduce((sum, { weight }) => sum + scale * (weight[place] ?? 0), start),
  );

  function wordsFor(destination: Destination): number[] {
    const place = destinations.indexOf(destination);
    const says = words.map(() => 0);
    for (const { words: positions, weight } of known) {
      for (const position of positions) {
        says[position] = (says[position] ?? 0) + (weight[place] ?? 0) / positions.length;
      }
    }
    const named = says.map((value, position) => (words[position]?.filler ? 0 : value));
    const candidates = Math.max(...named) > 0 ? named : says;
    const strongest = Math.max(...candidates);
    return candidates.flatMap((value, position) =>
      value > 0 && value >= quotedShare * strongest ? [position] : [],
    );
  }
  return { scores, wordsFor };
}

/** Odds as shares of one. */
export function sharesOf(scores: number[]): number[] {
  const highest = Math.max(...scores);
  const odds = scores.map((score) => Math.exp(score - highest));
  const total = odds.reduce((sum, value) => sum + value, 0);
  return odds.map((value) => value / total);
}

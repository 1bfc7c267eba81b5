import type { Word } from '../engine/read-question.ts';

/** Something that may speak for a destination, and the words of the question that it is made of. */
export type Feature = { name: string; words: number[] };

const stemLength = 7;
/** All right words that only look like a topic of ours say the same: that the question is about something else. */
const nearMiss = '?';

/** Every word as it is spelled, by its beginning and by its meaning, and every two neighbors. */
export function featuresOf(words: Word[]): Feature[] {
  const features = new Map<string, Feature>();
  const add = (name: string, ...positions: number[]) => {
    if (!features.has(name)) features.set(name, { name, words: positions });
  };
  let previous = '';
  for (const [position, word] of words.entries()) {
    const { spelling } = word;
    const [meaning = spelling] = word.meanings;
    const isNearMiss = word.exact && word.meanings.length === 0;
    if (spelling !== '') add(isNearMiss ? nearMiss : spelling, position);
    if (spelling.length > stemLength && !isNearMiss) add(`${spelling.slice(0, stemLength)}*`, position);
    if (meaning !== spelling) add(`=${meaning}`, position);
    if (previous && meaning) add(`${previous} ${meaning}`, position - 1, position);
    previous = meaning;
  }
  return [...features.values()];
}

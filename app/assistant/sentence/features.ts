import type { Word } from '../read-question.ts';

/** Something that may speak for a destination, and the words of the question that it is made of. */
export type Feature = { name: string; words: number[] };

const stemLength = 5;

/** Every word as it is spelled, by its beginning and by its meaning, and every two neighbors. */
export function featuresOf(words: Word[]): Feature[] {
  const features: Feature[] = [];
  const add = (name: string, ...positions: number[]) => features.push({ name, words: positions });
  let previous = '';
  for (const [position, word] of words.entries()) {
    const [meaning = word.spelling] = word.meanings;
    add(word.spelling, position);
    if (word.spelling.length > stemLength) add(`${word.spelling.slice(0, stemLength)}*`, position);
    if (meaning !== word.spelling) add(`=${meaning}`, position);
    if (position > 0) add(`${previous} ${meaning}`, position - 1, position);
    previous = meaning;
  }
  return features;
}

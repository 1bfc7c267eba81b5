import { spellingOf } from '#app/assistant/engine/spelling.ts';
import { type Destination, destinations } from '#app/assistant/sentence/destinations.ts';

export type Learned = { text: string; destination: Destination };

/** The lines of `lessons/learned.txt`, old and new, each question once; what came last is right. */
export function mergeLearned(before: Learned[], now: Learned[]): Learned[] {
  const byKey = new Map([...before, ...now].map((line) => [keyOf(line.text), line]));
  return [...byKey.values()].sort((a, b) => (a.text < b.text ? -1 : 1));
}

/** What use has taught that was not known before. */
export function newLines(before: Learned[], now: Learned[]): Learned[] {
  const known = new Map(before.map(({ text, destination }) => [keyOf(text), destination]));
  return now.filter(({ text, destination }) => known.get(keyOf(text)) !== destination);
}

/** As the other lessons are written: a heading for each destination, and the questions under it. */
export function asLessons(learned: Learned[]): string {
  return destinations
    .map((destination) => ({
      destination,
      lines: learned.filter((line) => line.destination === destination),
    }))
    .filter(({ lines }) => lines.length > 0)
    .map(
      ({ destination, lines }) => `# ${destination}\n${lines.map(({ text }) => `${plain(text)}\n`).join('')}`,
    )
    .join('');
}

const keyOf = (text: string): string => plain(text).split(' ').map(spellingOf).join(' ');

/** A visitor's `{`, `#` or line end means nothing here. */
const plain = (text: string): string => text.replace(/[{}#\s]+/g, ' ').trim();

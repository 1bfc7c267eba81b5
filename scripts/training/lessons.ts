import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type Destination, destinations } from '#app/assistant/sentence/destinations.ts';

/** What somebody might ask, and where it may lead. */
export type Lesson = { text: string; accepted: readonly Destination[]; weight: number };

const folder = join(import.meta.dirname, 'lessons');
const weightOf = { question: 1, word: 0.5, filledIn: 0.4 };
const timesFilledIn = 12;

/**
 * The files in `lessons/`. `# page` or `# page|page` says where the lines below it lead, one question each; under
 * `# page words` stand single words and names, with commas between. `{place}` is filled in from the lists.
 */
export function readLessons(): Lesson[] {
  const files = globSync('*.txt', { cwd: folder }).sort();
  const blanks = readBlanks(readFileSync(join(folder, 'blanks.txt'), 'utf8'));
  return files
    .filter((file) => basename(file) !== 'blanks.txt')
    .flatMap((file) => lessonsIn(readFileSync(join(folder, file), 'utf8'), blanks));
}

export function lessonsIn(text: string, blanks: Map<string, string[]>): Lesson[] {
  const lessons: Lesson[] = [];
  let accepted: Destination[] = [];
  let areWords = false;
  for (const line of text.split('\n').filter(Boolean)) {
    const heading = /^# (\S+)( words)?$/.exec(line);
    if (heading) {
      accepted = (heading[1] ?? '').split('|').map(asDestination);
      areWords = heading[2] !== undefined;
    } else if (areWords) {
      for (const word of line.split(', ')) lessons.push({ text: word, accepted, weight: weightOf.word });
    } else if (line.includes('{')) {
      for (const filled of fillIn(line, blanks))
        lessons.push({ text: filled, accepted, weight: weightOf.filledIn });
    } else lessons.push({ text: line, accepted, weight: weightOf.question });
  }
  return lessons;
}

function asDestination(name: string): Destination {
  const known = destinations.find((destination) => destination === name);
  if (!known) throw new Error(`A lesson leads to “${name}”, which is no destination.`);
  return known;
}

/** A line each: `place: a bakery, a church`. */
export function readBlanks(text: string): Map<string, string[]> {
  const lines = text.split('\n').filter(Boolean);
  return new Map(
    lines.map((line) => {
      const [name = '', choices = ''] = line.split(': ');
      return [name, choices.split(', ')];
    }),
  );
}

/** Walks through every list at its own pace, so that all their words come up in ever new company. */
function fillIn(template: string, blanks: Map<string, string[]>): string[] {
  const filled = Array.from({ length: timesFilledIn }, (_, turn) => {
    let slot = 0;
    return template.replace(/\{(\w+)\}/g, (_, name: string) => {
      const choices = blanks.get(name);
      if (!choices) throw new Error(`A lesson has the blank “${name}”, which has no list.`);
      slot += 1;
      const place = turn * (2 * slot - 1) + template.length * slot;
      return choices[place % choices.length] ?? '';
    });
  });
  return [...new Set(filled)];
}

import { destinations } from '#app/content/assistant.ts';
import { pages } from '#app/content/pages.ts';

/** Counted instead of a destination where the assistant had none. */
export const noAnswer = 'no answer';

const byPath = new Map(Object.values(pages).map(({ path, name }): [string, string] => [path, name]));

export function pageName(path: string): string {
  return byPath.get(path) ?? path;
}

/** Where the assistant led, as staff read it. */
export function destinationName(destination: string): string {
  return destination === noAnswer ? 'No answer' : (destinations[destination] ?? pageName(destination));
}

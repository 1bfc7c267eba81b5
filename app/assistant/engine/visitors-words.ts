import type { Question } from './read-question.ts';

/** What an answer rests on, as it was typed; neighbouring words are quoted together. */
export function inVisitorsWords({ text, words }: Question, reasons: { words: number[] }[]): string[] {
  const positions = new Set(reasons.flatMap((reason) => reason.words));
  const quotes: { start: number; end: number }[] = [];
  for (const [position, { start, end }] of words.entries()) {
    if (!positions.has(position)) continue;
    const previous = quotes.at(-1);
    if (previous && positions.has(position - 1)) previous.end = end;
    else quotes.push({ start, end });
  }
  return [...new Set(quotes.map(({ start, end }) => text.slice(start, end)))];
}

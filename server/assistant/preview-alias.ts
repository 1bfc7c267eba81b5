import type { Catalog } from '#app/assistant/catalog/types.ts';
import { catalog as builtIn } from '#app/assistant/catalog.ts';
import { indexOf } from '#app/assistant/engine/index-catalog.ts';
import { readQuestion } from '#app/assistant/engine/read-question.ts';
import { routeQuery } from '#app/assistant/engine/route-query.ts';
import { prompts, suggestions } from '#app/content/assistant.ts';
import type { AliasChange, AskedQuestion } from '#app/inbox/answers.ts';

/** Which known questions go elsewhere with another catalog; first those that have an answer today. */
export function changesBetween(
  before: Catalog,
  after: Catalog,
  asked: readonly AskedQuestion[],
): AliasChange[] {
  const visitors = asked.map(({ text, count }) => ({ question: text, asked: count }));
  return [...visitors, ...builtInQuestions().map((question) => ({ question, asked: 0 }))]
    .map((known) => ({
      ...known,
      from: destinationOf(known.question, before),
      to: destinationOf(known.question, after),
    }))
    .filter(({ from, to }) => from !== to)
    .sort((a, b) => Number(a.from === null) - Number(b.from === null));
}

/** What the home page offers to ask, and every phrase of the catalog, asked alone. */
function builtInQuestions(): string[] {
  const phrases = indexOf(builtIn).patterns.map(({ words }) => words.join(' ').replace('#', '15'));
  return [...new Set([...suggestions, ...prompts, ...phrases])];
}

/** Null when the question falls back. */
export function destinationOf(question: string, catalog: Catalog): string | null {
  const { url, step } = routeQuery(question, catalog);
  return step === 'fallback' ? null : url;
}

/** An alias of words that carry no topic (“what is it”) would catch questions about anything. */
export function namesSomething(phrase: string): boolean {
  return readQuestion(phrase, indexOf(builtIn).vocabulary).words.some(({ filler }) => !filler);
}

import type { EditedText } from '#app/editable/site-state.ts';
import { fill } from '#app/editable/texts.ts';

type Facts = EditedText['facts'];

/** Words as they are typed: a fact from elsewhere stands in braces as what it is now, like {$350}. */
export function typedWords({ words, facts }: Pick<EditedText, 'words' | 'facts'>): string {
  return fill(words, (path) => `{${facts[path] ?? path}}`).trim();
}

/** Words as they are kept: with the name of each fact, so that it changes here when it changes there. */
export function namedWords(typed: string, facts: Facts): string {
  const names = new Map(Object.entries(facts).map(([path, shown]) => [shown, path]));
  return typed.replace(/\{([^{}]+)\}/g, (whole, shown: string) => {
    const path = names.get(shown);
    return path ? `{${path}}` : whole;
  });
}

/** As visitors will see it. */
export function shownWords(typed: string): string {
  return typed.replace(/\{([^{}]+)\}/g, '$1');
}

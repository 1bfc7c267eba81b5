/** A text of the content: `{bootcampPrice.amount}` in its words stands for the text at that path. */
export type Text = { words: string; standsIn?: string };

/** Every text of the content by its path. The build reads them from `app/content/`. */
export type Texts = Record<string, Text>;

/** What the owner has changed: new words by path, and which words of the content they replaced. */
export type Changes = Record<string, { words: string; instead: string }>;

const references = /\{([^{}]+)\}/g;

export function referencesIn(words: string): string[] {
  return [...words.matchAll(references)].map(([, path = '']) => path);
}

/** Shows in the same place always the same as another text, which is changed there. */
export function isCopy(words: string): boolean {
  return /^\{[^{}]+\}$/.test(words);
}

/** All texts as they are shown, with these changes. A fact that others mention is new in all of them. */
export function shownTexts(texts: Texts, changes: Changes): Map<string, string> {
  const shown = new Map<string, string>();
  const show = (path: string): string => {
    const known = shown.get(path);
    if (known !== undefined) return known;
    const words = changes[path]?.words ?? texts[path]?.words ?? '';
    const text = fill(words, show);
    shown.set(path, text);
    return text;
  };
  for (const path of Object.keys(texts)) show(path);
  return shown;
}

export function fill(words: string, show: (path: string) => string): string {
  return words.replace(references, (_, path: string) => show(path));
}

/** Changes to texts that the content no longer has are of no use; the others stay. */
export function changesThatFit(texts: Texts, changes: Changes): Changes {
  const fits = ([path, { words }]: [string, Changes[string]]) =>
    texts[path] !== undefined && referencesIn(words).every((other) => mentions(texts[path]?.words, other));
  return Object.fromEntries(Object.entries(changes).filter(fits));
}

function mentions(words = '', path: string): boolean {
  return referencesIn(words).includes(path);
}

/** Lists are written as one text: easier to read and to extend, and smaller on the wire than quoted items. */
export function list(text: string, separator = ','): string[] {
  return text
    .split(separator)
    .map((item) => item.trim())
    .filter((item) => item !== '');
}

export const words = (text: string): string[] => list(text, ' ');

/** A line each: `word: others that mean the same`. */
export function synonyms(text: string): Record<string, string[]> {
  const lines = list(text, '\n').map((line) => list(line, ':'));
  return Object.fromEntries(lines.map(([word = '', others = '']) => [word, words(others)]));
}

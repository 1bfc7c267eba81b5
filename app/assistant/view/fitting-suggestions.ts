const most = 5;

/** Suggestions in which every word typed so far begins a word. */
export function fittingSuggestions(typed: string, suggestions: readonly string[]): string[] {
  const words = wordsOf(typed);
  if (words.length === 0) return [];
  return suggestions
    .filter((suggestion) => {
      const own = wordsOf(suggestion);
      return words.every((word) => own.some((candidate) => candidate.startsWith(word)));
    })
    .slice(0, most);
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
}

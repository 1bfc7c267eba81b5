const longestWord = 30;

/** One form for every way of writing a word: `Vétérans'` and `veteran` are the same word. */
export function spellingOf(text: string): string {
  const plain = text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/(\p{L})\1{2,}/gu, '$1$1');
  return plain.length > longestWord ? '' : singular(plain);
}

function singular(word: string): string {
  if (word.length < 3 || !word.endsWith('s') || /(ss|us|is)$/.test(word)) return word;
  if (/(ss|x|ch|sh)es$/.test(word)) return word.slice(0, -2);
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return word.slice(0, -1);
}

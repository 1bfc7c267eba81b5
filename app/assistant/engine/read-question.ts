import { countDifferences, fuzzyDifferences } from './fuzzy-word.ts';
import { spellingOf } from './spelling.ts';
import { anyNumber, meaningOf, type Vocabulary } from './vocabulary.ts';

/** Beyond this nothing is read, so that no text takes long. */
export const mostCharacters = 2000;
export const mostWords = 60;
const shortestRespelled = 7;

export type Word = {
  start: number;
  end: number;
  spelling: string;
  /** The catalog's words it may stand for: none when unknown, several when a misspelling is between two. */
  meanings: string[];
  filler: boolean;
  exact: boolean;
};

export type Question = { text: string; words: Word[] };

type Token = { start: number; end: number; spelling: string };

/** Turns what was typed into words of the catalog, and remembers where each of them stood. */
export function readQuestion(text: string, vocabulary: Vocabulary): Question {
  const tokens = splitIntoTokens(text.slice(0, mostCharacters));
  const words = joinCompounds(tokens, vocabulary)
    .flatMap((token) => splitNumber(token, vocabulary))
    .map((token) => readWord(token, vocabulary));
  return { text, words };
}

function splitIntoTokens(text: string): Token[] {
  const tokens: Token[] = [];
  for (const { 0: typed, index } of text.matchAll(/[\p{L}\p{N}\p{M}]+(?:['’]\p{L}+)*/gu)) {
    tokens.push({ start: index, end: index + typed.length, spelling: spellingOf(typed) });
    if (tokens.length === mostWords) break;
  }
  return tokens;
}

/** “boot camp” and “e-mail” are one word of the catalog; so is “of course”, which is no course. */
function joinCompounds(tokens: Token[], { meanings, fillers }: Vocabulary): Token[] {
  const joined: Token[] = [];
  for (const token of tokens) {
    const previous = joined.at(-1);
    const compound = previous?.spelling && token.spelling && spellingOf(previous.spelling + token.spelling);
    const meaning = meanings.get(compound ?? '');
    const ofFillers = fillers.has(token.spelling) || fillers.has(previous?.spelling ?? '');
    if (previous && compound && (meaning === '' || (meaning && !ofFillers))) {
      joined[joined.length - 1] = { start: previous.start, end: token.end, spelling: compound };
    } else joined.push(token);
  }
  return joined;
}

/** “10yo” is a number and a word. */
function splitNumber(token: Token, { meanings }: Vocabulary): Token[] {
  const [, digits, word] = /^(\d+)(\D+)$/.exec(token.spelling) ?? [];
  if (!digits || !word || meanings.has(token.spelling)) return [token];
  return [digits, word].map((spelling) => ({ ...token, spelling }));
}

function readWord({ start, end, spelling }: Token, vocabulary: Vocabulary): Word {
  const number = /^\d+$/.test(spelling) ? anyNumber : undefined;
  const known = meaningOf(spelling, vocabulary.meanings) ?? number;
  const exact = known !== undefined;
  const others = vocabulary.others.get(spelling.charAt(0)) ?? [];
  const isPlain = exact || others.includes(spelling);
  const guesses = isPlain ? [] : nearest(spelling, vocabulary.guesses, vocabulary.forgiving);
  const meanings = exact
    ? [known].filter((meaning) => meaning !== '')
    : [...new Set(guesses.map((guess) => vocabulary.meanings.get(guess) ?? ''))];
  const filler = meanings.length > 0 && meanings.every((meaning) => vocabulary.fillers.has(meaning));
  const meant = isPlain ? spelling : (guesses[0] ?? respelled(spelling, others));
  return { start, end, spelling: meant, meanings, filler, exact };
}

/** One slip in a longer word. A short one has too many neighbors. */
function respelled(spelling: string, others: string[]): string {
  if (spelling.length < shortestRespelled) return spelling;
  return others.find((word) => countDifferences(spelling, word, 1) === 1) ?? spelling;
}

/** The known words that fewest letters of this one differ from. */
function nearest(spelling: string, known: string[], forgiving = false): string[] {
  let found: string[] = [];
  let fewest = Number.POSITIVE_INFINITY;
  for (const word of known) {
    const differences = fuzzyDifferences(spelling, word, forgiving);
    if (differences === null || differences > fewest) continue;
    if (differences < fewest) found = [];
    fewest = differences;
    found.push(word);
  }
  return found;
}

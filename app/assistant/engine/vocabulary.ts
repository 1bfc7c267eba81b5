import type { Language, Spelling } from '../catalog/types.ts';
import { spellingOf } from './spelling.ts';

/** Stands for every number that is not itself a word of the catalog. */
export const anyNumber = '#';

const shortestGuess = 6;
const shortestForgiven = 5;

export type Vocabulary = {
  /** From a spelling to the word that phrases and keywords use; '' for a lookalike. */
  meanings: Map<string, string>;
  fillers: Set<string>;
  /** What a misspelled word may have been meant to be. */
  guesses: string[];
  /** Words without a topic that a sentence is weighed by, under their first letter. */
  others: Map<string, string[]>;
  /** Every near miss is known, so that more slips can be forgiven. */
  forgiving: boolean;
};

/** `phrases` are words with spaces between; a phrase of one word names a topic. */
export function buildVocabulary(language: Language, phrases: string[], spelling?: Spelling): Vocabulary {
  const synonyms = new Map<string, string>();
  for (const [word, others] of Object.entries(language.synonyms)) {
    for (const other of [word, ...others]) synonyms.set(spellingOf(other), spellingOf(word));
  }
  const fillers = new Set([anyNumber, ...language.fillers.map(spellingOf)]);
  const lookalikes = [...language.lookalikes, ...(spelling?.nearMisses ?? [])];
  const meanings = new Map(lookalikes.map((word) => [spellingOf(word), '']));
  for (const spelling of [...fillers, ...phrases.flatMap(spellingsIn)]) {
    meanings.set(spelling, meaningOf(spelling, synonyms) ?? spelling);
  }
  for (const [spelling, meaning] of synonyms) meanings.set(spelling, meaning);

  const topicNames = phrases.filter((phrase) => !phrase.includes(' '));
  const topics = new Set(topicNames.map((word) => meanings.get(spellingOf(word))));
  const guessable = new Set(language.guessable.map(spellingOf));
  const shortest = spelling ? shortestForgiven : shortestGuess;
  const guesses = [...meanings.keys()].filter(
    (word) => guessable.has(word) || (word.length >= shortest && topics.has(meanings.get(word))),
  );
  const others = byFirstLetter(spelling?.words ?? []);
  return { meanings, fillers, guesses, others, forgiving: spelling !== undefined };
}

function byFirstLetter(words: string[]): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const word of words) {
    const group = groups.get(word.charAt(0));
    if (group) group.push(word);
    else groups.set(word.charAt(0), [word]);
  }
  return groups;
}

/** What a word means as it stands or, failing that, without its ending: “inspecting” is to inspect. */
export function meaningOf(spelling: string, meanings: Map<string, string>): string | undefined {
  const root = spelling.replace(/^(.{4,})(ing|ed|er|or|ion|ment)$/, '$1');
  const rootMeaning = root === spelling ? undefined : (meanings.get(root) ?? meanings.get(`${root}e`));
  return meanings.get(spelling) ?? rootMeaning;
}

/** The words of a phrase, each as the catalog means it. */
export function meaningsIn(phrase: string, { meanings }: Vocabulary): string[] {
  return spellingsIn(phrase).map((spelling) => meanings.get(spelling) ?? spelling);
}

function spellingsIn(phrase: string): string[] {
  return phrase.split(' ').map((word) => (word === anyNumber ? word : spellingOf(word)));
}

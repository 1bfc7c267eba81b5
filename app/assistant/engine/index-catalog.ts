import type { Alias, Catalog, PageName, Phrase } from '../catalog/types.ts';
import { readQuestion } from './read-question.ts';
import { spellingOf } from './spelling.ts';
import { buildVocabulary, meaningsIn, type Vocabulary } from './vocabulary.ts';

const anywhereSign = ' + ';

type Entry = {
  use: 'alias' | 'shortcut' | 'rule' | 'phrase' | 'keyword' | 'idiom';
  page: PageName | null;
  url: string;
  /** Its place among the shortcuts, or among the special rules of its page. */
  rank: number;
};

/** One thing to look for in a question. */
export type Pattern = Entry & { words: string[]; order: 'adjacent' | 'anywhere' | 'as written' };

export type CatalogIndex = {
  vocabulary: Vocabulary;
  patterns: Pattern[];
  patternsByWord: Map<string, Pattern[]>;
};

const indexes = new WeakMap<Catalog, CatalogIndex>();

/** Reads a catalog once, however many questions are asked. */
export function indexOf(catalog: Catalog): CatalogIndex {
  const index = indexes.get(catalog) ?? indexCatalog(catalog);
  indexes.set(catalog, index);
  return index;
}

function indexCatalog(catalog: Catalog): CatalogIndex {
  const entries = entriesOf(catalog);
  const plainPhrases = entries.map(({ phrase }) => phrase.replace(anywhereSign, ' '));
  const vocabulary = buildVocabulary(catalog.language, plainPhrases, catalog.spelling);
  const patterns = new Map<string, Pattern>();
  for (const entry of entries) {
    const pattern = patternOf(entry, vocabulary);
    const key = keyOf(pattern);
    if (!patterns.has(key)) patterns.set(key, pattern);
  }
  const { aliases = [] } = catalog;
  for (const alias of aliases) learnNewWords(alias, vocabulary);
  const all = [...aliases.map((alias) => aliasPattern(alias, vocabulary)), ...patterns.values()];
  return { vocabulary, patterns: all, patternsByWord: groupByWord(all) };
}

function entriesOf({ shortcuts, pages, language }: Catalog): (Entry & { phrase: Phrase })[] {
  const entries: (Entry & { phrase: Phrase })[] = [];
  const add = (use: Entry['use'], page: PageName | null, url: string, phrases: Phrase[], rank = 0) => {
    for (const phrase of phrases.flatMap(eachChoice)) entries.push({ use, page, url, rank, phrase });
  };
  for (const [rank, { page, url, terms }] of shortcuts.entries()) add('shortcut', page, url, terms, rank);
  for (const [name, page] of Object.entries(pages)) {
    const owner = name as PageName;
    const rules = page.special_rules ?? [];
    for (const [rank, { url, terms }] of rules.entries()) add('rule', owner, url, terms, rank);
    add('phrase', owner, page.url, page.keywords_phrases);
    // A phrase of one word is a whole phrase and a word: it counts as both.
    const allPhrases = [...page.keywords_phrases, ...rules.flatMap(({ terms }) => terms)];
    const oneWordPhrases = allPhrases.filter((phrase) => !/[ /]/.test(phrase));
    add('keyword', owner, page.url, [...page.failsafe_keywords, ...oneWordPhrases]);
  }
  add('idiom', null, '', language.idioms);
  return entries;
}

/** `a/b c` → `a c`, `b c` */
function eachChoice(phrase: Phrase): Phrase[] {
  const choice = /[^\s/]+(?:\/[^\s/]+)+/.exec(phrase)?.[0];
  if (!choice) return [phrase];
  return choice.split('/').flatMap((word) => eachChoice(phrase.replace(choice, word)));
}

function patternOf({ phrase, ...entry }: Entry & { phrase: Phrase }, vocabulary: Vocabulary): Pattern {
  const words = meaningsIn(phrase.replace(anywhereSign, ' '), vocabulary);
  if (words.some((word) => vocabulary.fillers.has(word))) return { ...entry, words, order: 'as written' };
  return { ...entry, words, order: phrase.includes(anywhereSign) ? 'anywhere' : 'adjacent' };
}

/** Phrases that synonyms make one count once, and so does a phrase that is also a special rule. */
function keyOf({ use, page, rank, words }: Pattern): string {
  return use === 'rule' || use === 'phrase' ? `${page} ${words}` : `${use} ${page} ${rank} ${words}`;
}

/** Staff write aliases as visitors write questions, with words that may be new to the catalog. */
function learnNewWords({ question }: Alias, vocabulary: Vocabulary): void {
  for (const { start, end, meanings } of readQuestion(question, vocabulary).words) {
    const spelling = spellingOf(question.slice(start, end));
    if (meanings.length === 0) vocabulary.meanings.set(spelling, spelling);
  }
}

function aliasPattern({ question, url }: Alias, vocabulary: Vocabulary): Pattern {
  const { words } = readQuestion(question, vocabulary);
  const content = words.filter(({ filler }) => !filler);
  const meanings = (content.length > 0 ? content : words).flatMap((word) => word.meanings.slice(0, 1));
  const order = content.length > 0 ? 'adjacent' : 'as written';
  return { use: 'alias', page: null, url, rank: 0, words: meanings, order };
}

/** Under each word that a match may start with. */
function groupByWord(patterns: Pattern[]): Map<string, Pattern[]> {
  const groups = new Map<string, Pattern[]>();
  for (const pattern of patterns) {
    const starts = pattern.order === 'adjacent' ? new Set(pattern.words) : pattern.words.slice(0, 1);
    for (const word of starts) {
      const group = groups.get(word);
      if (group) group.push(pattern);
      else groups.set(word, [pattern]);
    }
  }
  return groups;
}

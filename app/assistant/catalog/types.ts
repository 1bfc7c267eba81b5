export type PageName =
  | 'about'
  | 'services'
  | 'porpoise_robotics'
  | 'partner_with_us'
  | 'akron_holograms'
  | 'contact'
  | 'creative_studio'
  | 'education'
  | 'veterans_program'
  | 'explore';

/**
 * A phrase is matched without its filler words. Its words may stand in any order, next to each other;
 * `a + b` lets them stand anywhere in the question. A phrase that itself holds a filler word
 * (“who are you”) is matched in the order it is written. `a/b c` is short for `a c` and `b c`.
 */
export type Phrase = string;

export type SpecialRule = { terms: Phrase[]; url: string; action: 'scroll_to_section' };

export type Page = {
  url: string;
  /** Wishes that go with any topic (“what do you offer”: 1, “call me”: 2) yield to a topic that is named. */
  generality?: 1 | 2;
  keywords_phrases: Phrase[];
  failsafe_keywords: string[];
  special_rules?: SpecialRule[];
};

/** Terms that decide at once. */
export type Shortcut = { page: PageName; url: string; terms: Phrase[] };

/** A question that staff sent somewhere by hand. */
export type Alias = { question: string; url: string };

export type Language = {
  /** Words that mean the same to the assistant, under the one that phrases and keywords use. */
  synonyms: Record<string, string[]>;
  /** Words that carry no topic. */
  fillers: string[];
  /** Short words that are guessed at when misspelled; most short words have too many neighbours. */
  guessable: string[];
  /** Everyday words that are near a topic word: spelled right, so never taken for a misspelling of it. */
  lookalikes: string[];
  /** Turns of speech that hold a topic word and mean something else. */
  idioms: Phrase[];
};

/** Words beyond the lists. */
export type Spelling = {
  /** Right words that are near a topic; with them at hand, slips in short words and first letters can be forgiven. */
  nearMisses: string[];
  /** Words that whole sentences are weighed by. */
  words: string[];
};

export type Catalog = {
  pages: Record<PageName, Page>;
  shortcuts: Shortcut[];
  language: Language;
  aliases?: Alias[];
  spelling?: Spelling;
};

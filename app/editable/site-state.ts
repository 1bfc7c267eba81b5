import type { Field } from './fields.ts';

/** A text that was changed, as it is shown. */
export type Edit = { path: string; before: string; after: string };

export type Draft = Edit & { stamp: string; at: string; author: string };

export type PublishedVersion = {
  number: number;
  at: string;
  author: string;
  edits: Edit[];
  /** The version that it brought back. */
  backTo: number | null;
};

/** A change to a text whose words have become others in the code since. */
export type OutdatedChange = { path: string; published: string; inCode: string | null };

export type SiteState = {
  pages: { name: string; title: string; path: string }[];
  drafts: Draft[];
  versions: PublishedVersion[];
  /** Facts that only the owner knows. */
  standIns: { path: string; what: string; text: string }[];
  outdated: OutdatedChange[];
};

/** A text on a page that is being edited. */
export type EditedText = {
  path: string;
  /** Which one it is in the frame. */
  number: number;
  field: Field;
  words: string;
  /** What visitors see. */
  published: string;
  standsIn: string | null;
  isDraft: boolean;
  /** What its references stand for. */
  facts: Record<string, string>;
};

/** A page that is being edited, and all that it shows. */
export type EditedPage = { title: string; path: string; texts: EditedText[] };

/** What became of words that were sent. */
export type SavedText =
  | { saved: EditedText }
  | { refused: string }
  /** Somebody else was there in between. */
  | { meanwhile: { words: string; author: string | null } };

export type PublishOutcome = { published: number } | { problems: string[] } | { moved: true };

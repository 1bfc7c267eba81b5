import type { Changes } from './texts.ts';

/** A page with all that the server needs to answer with it; its compressed forms are in base64. */
export type PublishedDocument = {
  path: string;
  /** What `files.json` says of a built file. */
  facts: string;
  html: string;
  br: string;
  gzip: string;
};

/** What changes make of the site: the pages that differ from the build's, and what is wrong with them. */
export type MadePages = { documents: PublishedDocument[]; problems: string[] };

/** A page whose texts say which they are, and all that it shows. */
export type ShownPage = { html: string; paths: string[] };

/** What the thread that renders can be asked. */
export type PageTask =
  | { does: 'make'; changes: Changes }
  | { does: 'show'; address: string; changes: Changes; nonce: string };

export type PageAnswer = { made: MadePages } | { shown: ShownPage } | { failed: string };

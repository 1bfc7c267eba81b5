import type { ColumnType } from 'kysely';

export type PublishingTables = {
  /** Changes to texts of the site that are not published yet. `stamp` is new with every change of one. */
  content_drafts: {
    path: string;
    words: string;
    /** The words of the content that these replace. */
    instead: string;
    stamp: string;
    at: string;
    author: string;
  };
  /** What was published, the newest being what visitors see. Nothing here is changed or removed. */
  content_versions: {
    number: number;
    at: string;
    author: string;
    /** All changes to the content, in JSON. */
    changes: string;
    /** What this version changed, with the text before and after, in JSON. */
    edits: string;
    /** The version that was brought back by it. */
    back_to: ColumnType<number | null, number | null | undefined>;
  };
  /** Versions whose pages are ready for a build of the site. Another build makes its own from the changes. */
  content_builds: { version: number; build: string };
  /** The pages of a version that differ from the build's. */
  content_documents: {
    version: number;
    build: string;
    path: string;
    facts: string;
    html: string;
    br: string;
    gzip: string;
  };
};

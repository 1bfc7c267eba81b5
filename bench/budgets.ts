/**
 * What a page may weigh on a phone (390 px), in bytes as they travel (brotli; 1 KB is 1,000 bytes).
 * `npm test` holds every page to it, `npm run bench pages` shows how far each is below.
 */
export const budgets = {
  /** Scripts that come before anything on the page wakes. */
  scriptsBeforeUse: 3_000,
  /** Scripts of a page once everything on it has been used, by what is on it. */
  scriptsInUse: {
    none: 3_000,
    plain: 8_000,
    react: 77_000,
    /** And 40 KB of what it knows, in the background once a visitor starts to type. */
    assistant: 117_000,
  },
  /** The stylesheet, which travels inside the document. */
  styles: 15_000,
  /** The document without its stylesheet: this, or `documentToPlain` times its text and pictures alone. */
  document: 14_000,
  documentToPlain: 1.4,
  /** Preloaded faces; others come only for the letters that need them. */
  fonts: 45_000,
  /** Pictures that a browser asks for before the first scroll, which is a few screens of them. */
  pictures: 350_000,
  /** The document included. */
  requestsBeforeScripts: 8,
} as const;

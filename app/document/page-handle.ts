/** A route whose `handle` says `hydrates` is run by the client router; the others are documents with islands. */
export type PageHandle = { hydrates?: boolean };

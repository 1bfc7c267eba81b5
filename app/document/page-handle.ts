/**
 * A route whose `handle` says `hydrates` is run by the client router; the others are documents with islands, or with
 * no script at all.
 */
export type PageHandle = { hydrates?: boolean; scriptless?: boolean };

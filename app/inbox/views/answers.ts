/** A view under a name. `query` is what the address of the list says, without a page or an open submission. */
export type SavedView = { id: string; name: string; query: string };

/** What a person has made of the lists. `columns` are those chosen for each table, beyond the common ones. */
export type OwnViews = { views: SavedView[]; columns: Record<string, string[]> };

export const mostViews = 20;
export const longestViewName = 60;

/** Everyone's own columns and views. */
export type ViewsApi = {
  'GET /views': { answer: OwnViews };
  'POST /columns': { body: { table: string; columns: string[] }; answer: { columns: string[] } };
  'POST /views': { body: Omit<SavedView, 'id'>; answer: SavedView };
  'POST /views/rename': { body: Omit<SavedView, 'query'>; answer: SavedView };
  /** Answers what went, so that it can be made again. */
  'POST /views/remove': { body: { id: string }; answer: SavedView };
};

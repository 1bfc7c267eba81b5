import { namesAddress } from './names-address.ts';
import type { Db, Place } from './place.ts';

/** What staff search for again and again may be somebody's address. */
export const savedViews: Place = {
  name: 'Saved views of staff',
  read: ({ db }, email) => viewsNaming(db, email),
  erase: async (db, email) => {
    const ids = (await viewsNaming(db, email)).map(({ id }) => id);
    if (ids.length > 0) await db.deleteFrom('saved_views').where('id', 'in', ids).execute();
    return ids.length;
  },
};

async function viewsNaming(db: Db, email: string) {
  const saved = await db.selectFrom('saved_views').select(['id', 'name', 'query']).execute();
  return saved.filter(({ name, query }) =>
    [name, ...new URLSearchParams(query).values()].some((text) => namesAddress(text, email)),
  );
}

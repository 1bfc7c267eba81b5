import type { PageName } from '#app/assistant/catalog/types.ts';
import { catalog } from '#app/assistant/catalog.ts';
import { record } from '#server/accounts/audit.ts';
import type { Database } from '#server/database/connection.ts';

export const pageNames = Object.keys(catalog.pages) as [PageName, ...PageName[]];

export type StoredAlias = { key: string; phrase: string; page: PageName; made_by: string; made_at: string };

/** Newest first; an alias whose page has left the catalog is left out. */
export async function readAliases({ db }: Pick<Database, 'db'>): Promise<StoredAlias[]> {
  const rows = await db
    .selectFrom('assistant_aliases')
    .selectAll()
    .orderBy('made_at', 'desc')
    .orderBy('key')
    .execute();
  return rows.filter((row): row is StoredAlias => Object.hasOwn(catalog.pages, row.page));
}

/** Tells whether it is new: the same words lead to one page only. */
export async function addAlias({ db }: Database, alias: Omit<StoredAlias, 'made_at'>): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const { numInsertedOrUpdatedRows = 0n } = await trx
      .insertInto('assistant_aliases')
      .values({ ...alias, made_at: new Date().toISOString() })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows === 0n) return false;
    const { phrase, page, made_by } = alias;
    await record({ db: trx }, made_by, 'made an alias', { phrase, page });
    return true;
  });
}

export async function removeAlias({ db }: Database, key: string, who: string): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const removed = await trx
      .deleteFrom('assistant_aliases')
      .where('key', '=', key)
      .returning(['phrase', 'page'])
      .executeTakeFirst();
    if (removed) await record({ db: trx }, who, 'removed an alias', removed);
    return removed !== undefined;
  });
}

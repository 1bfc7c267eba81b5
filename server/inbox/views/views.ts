import { randomUUIDv7 } from 'node:crypto';
import { formForTable } from '#app/forms/definitions/registry.ts';
import type { FormDefinition } from '#app/forms/engine/define-form.ts';
import { mostViews, type OwnViews, type SavedView } from '#app/inbox/views/answers.ts';
import { knownColumns } from '#app/inbox/views/own-fields.ts';
import type { Database } from '#server/database/connection.ts';

type Db = Pick<Database, 'db'>;

/** What a person has made of the lists. */
export async function readOwnViews({ db }: Db, userId: string): Promise<OwnViews> {
  const [views, chosen] = await Promise.all([
    db
      .selectFrom('saved_views')
      .select(['id', 'name', 'query'])
      .where('user_id', '=', userId)
      .orderBy('id')
      .execute(),
    db.selectFrom('list_columns').select(['table_name', 'columns']).where('user_id', '=', userId).execute(),
  ]);
  const columns = chosen.map(({ table_name, columns }) => [
    table_name,
    knownColumns(formForTable(table_name), columns.split(',')),
  ]);
  return { views, columns: Object.fromEntries(columns) };
}

export async function chooseColumns(
  { db }: Db,
  userId: string,
  form: FormDefinition,
  wanted: string[],
): Promise<string[]> {
  const kept = knownColumns(form, wanted);
  const columns = kept.join(',');
  await db
    .insertInto('list_columns')
    .values({ user_id: userId, table_name: form.table, columns })
    .onConflict((conflict) => conflict.columns(['user_id', 'table_name']).doUpdateSet({ columns }))
    .execute();
  return kept;
}

/** Null when there are as many as there may be. */
export async function saveView(
  { db }: Db,
  userId: string,
  { name, query }: Omit<SavedView, 'id'>,
): Promise<SavedView | null> {
  const known = await db
    .selectFrom('saved_views')
    .select('id')
    .where('user_id', '=', userId)
    .limit(mostViews)
    .execute();
  if (known.length >= mostViews) return null;
  const view = { id: randomUUIDv7(), name, query };
  await db
    .insertInto('saved_views')
    .values({ ...view, user_id: userId })
    .execute();
  return view;
}

/** Undefined when it is gone, or somebody else's. */
export function renameView({ db }: Db, userId: string, id: string, name: string) {
  return db
    .updateTable('saved_views')
    .set({ name })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning(['id', 'name', 'query'])
    .executeTakeFirst();
}

/** Answers what went, so that it can be made again. */
export function removeView({ db }: Db, userId: string, id: string) {
  return db
    .deleteFrom('saved_views')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning(['id', 'name', 'query'])
    .executeTakeFirst();
}

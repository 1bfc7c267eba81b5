import { randomUUIDv7 } from 'node:crypto';
import type { ReplyTemplate, TemplateWords } from '#app/inbox/conversation/answers.ts';
import { namesOf } from '#server/accounts/names.ts';
import type { Database } from '#server/database/connection.ts';

type Db = Pick<Database, 'db'>;

/** More than staff can choose from at a glance. */
export const mostTemplates = 200;

export async function readTemplates({ db }: Db): Promise<ReplyTemplate[]> {
  const rows = await db.selectFrom('reply_templates').selectAll().orderBy('name').orderBy('id').execute();
  const nameOf = await namesOf(
    { db },
    rows.map(({ author }) => author),
  );
  return rows.map(({ table_name, author, ...template }) => ({
    ...template,
    author: nameOf(author),
    table: table_name,
  }));
}

/** Null when there are as many as there may be. */
export async function addTemplate(
  { db }: Db,
  { table, ...words }: TemplateWords,
  author: string,
): Promise<ReplyTemplate | null> {
  const known = await db.selectFrom('reply_templates').select('id').limit(mostTemplates).execute();
  if (known.length === mostTemplates) return null;
  const template = { id: randomUUIDv7(), at: new Date().toISOString(), author, ...words };
  await db
    .insertInto('reply_templates')
    .values({ ...template, table_name: table })
    .execute();
  return { ...template, table };
}

/** Answers what went, so that it can be made again; null when it was gone. */
export async function removeTemplate({ db }: Db, id: string): Promise<TemplateWords | null> {
  const gone = await db
    .deleteFrom('reply_templates')
    .where('id', '=', id)
    .returning(['name', 'table_name', 'text'])
    .executeTakeFirst();
  return gone ? { name: gone.name, table: gone.table_name, text: gone.text } : null;
}

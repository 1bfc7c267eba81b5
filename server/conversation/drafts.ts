import type { Kysely } from 'kysely';
import type { Database } from '#server/database/connection.ts';
import type { Tables } from '#server/database/schema/tables.ts';

/** Whose draft, and of a reply to what. */
export type DraftOf = { submissionId: string; userId: string };

type Db = Pick<Kysely<Tables>, 'insertInto' | 'deleteFrom' | 'selectFrom'>;

export async function readDraft({ db }: Pick<Database, 'db'>, { submissionId, userId }: DraftOf) {
  const draft = await db
    .selectFrom('reply_drafts')
    .select('text')
    .where('submission_id', '=', submissionId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return draft?.text ?? '';
}

/** An empty one is none. */
export async function keepDraft(db: Db, { submissionId, userId }: DraftOf, text: string): Promise<void> {
  const at = new Date().toISOString();
  if (text === '')
    await db
      .deleteFrom('reply_drafts')
      .where('submission_id', '=', submissionId)
      .where('user_id', '=', userId)
      .execute();
  else
    await db
      .insertInto('reply_drafts')
      .values({ submission_id: submissionId, user_id: userId, at, text })
      .onConflict((conflict) => conflict.columns(['submission_id', 'user_id']).doUpdateSet({ at, text }))
      .execute();
}

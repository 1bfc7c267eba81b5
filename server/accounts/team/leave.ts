import type { Database } from '#server/database/connection.ts';
import { endSessions } from '../credentials.ts';

/** Takes somebody off the team: what they took care of is nobody's, and what they were writing goes. */
export async function leave(
  { db }: Pick<Database, 'db'>,
  { id, email }: { id: string; email: string },
): Promise<void> {
  await db.deleteFrom('user_roles').where('user_id', '=', id).execute();
  await db.deleteFrom('reply_drafts').where('user_id', '=', id).execute();
  await db.deleteFrom('presences').where('user_id', '=', id).execute();
  await db.deleteFrom('submission_owners').where('user_id', '=', id).execute();
  await db
    .deleteFrom('outbox')
    .where('kind', '=', 'given notice')
    .where('target', '=', email)
    .where('state', '=', 'waiting')
    .execute();
  await endSessions({ db }, id);
}

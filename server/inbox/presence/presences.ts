import { type Presence, type Present, presenceTimes } from '#app/inbox/presence/answers.ts';
import type { Database } from '#server/database/connection.ts';

type Db = Pick<Database, 'db'>;

/** More would be no help to anyone, and news go to everyone. */
const mostShown = 100;

const ago = (milliseconds: number) => new Date(Date.now() - milliseconds).toISOString();

/** Keeps what a tab tells, and clears away those that say nothing any more: every process sees the same. */
export async function keepPresence(
  { db }: Db,
  userId: string,
  { tab, submission, isWriting }: Presence,
): Promise<void> {
  await db
    .deleteFrom('presences')
    .where((eb) => eb.or([eb('at', '<', ago(presenceTimes.gone)), eb('at', '>', ago(-presenceTimes.gone))]))
    .execute();
  if (submission === null) {
    await db.deleteFrom('presences').where('user_id', '=', userId).where('tab', '=', tab).execute();
    return;
  }
  const now = { submission_id: submission, is_writing: isWriting ? 1 : 0, at: ago(0) };
  await db
    .insertInto('presences')
    .values({ user_id: userId, tab, ...now })
    .onConflict((conflict) => conflict.columns(['user_id', 'tab']).doUpdateSet(now))
    .execute();
}

/** Who has what open, in an order that stays the same. */
export async function readPresent({ db }: Db): Promise<Present[]> {
  const found = await db
    .selectFrom('presences')
    .innerJoin('user', 'user.id', 'presences.user_id')
    .select(['submission_id', 'user_id', 'user.name', 'is_writing'])
    .where('at', '>', ago(presenceTimes.gone))
    // A clock that ran ahead keeps nobody here.
    .where('at', '<', ago(-presenceTimes.gone))
    .orderBy('user_id')
    .orderBy('tab')
    .limit(mostShown)
    .execute();
  return found.map(({ submission_id, user_id, name, is_writing }) => ({
    submission: submission_id,
    user: user_id,
    name,
    isWriting: is_writing === 1,
  }));
}

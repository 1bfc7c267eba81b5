import type { SessionFacts } from '#app/inbox/answers.ts';
import type { Database } from '#server/database/connection.ts';
import type { StaffSession } from './staff-session.ts';

export async function listSessions({ db }: Database, staff: StaffSession): Promise<SessionFacts[]> {
  const sessions = await db
    .selectFrom('session')
    .select(['id', 'createdAt', 'userAgent'])
    .where('userId', '=', staff.user.id)
    .where('expiresAt', '>', new Date().toISOString())
    .orderBy('createdAt', 'desc')
    .execute();
  return sessions.map((session) => ({ ...session, isThis: session.id === staff.sessionId }));
}

/** Only one's own. */
export async function endSession({ db }: Database, staff: StaffSession, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('session')
    .where('id', '=', id)
    .where('userId', '=', staff.user.id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

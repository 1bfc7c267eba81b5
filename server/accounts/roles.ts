import type { Database } from '#server/database/database.ts';

type Db = Pick<Database, 'db'>;

export async function isAdminsToken({ db }: Db, sessionToken: string): Promise<boolean> {
  const role = await db
    .selectFrom('user_roles')
    .innerJoin('session', 'session.userId', 'user_roles.user_id')
    .select('role')
    .where('session.token', '=', sessionToken)
    .where('role', '=', 'admin')
    .executeTakeFirst();
  return role !== undefined;
}

export async function hasAdmin({ db }: Db): Promise<boolean> {
  const role = await db
    .selectFrom('user_roles')
    .select('role')
    .where('role', '=', 'admin')
    .limit(1)
    .executeTakeFirst();
  return role !== undefined;
}

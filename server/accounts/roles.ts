import type { Database } from '#server/database/connection.ts';

type Db = Pick<Database, 'db'>;

export async function hasAdmin({ db }: Db): Promise<boolean> {
  const role = await db
    .selectFrom('user_roles')
    .select('role')
    .where('role', '=', 'admin')
    .limit(1)
    .executeTakeFirst();
  return role !== undefined;
}

export async function isAdmin({ db }: Db, userId: string): Promise<boolean> {
  const role = await db
    .selectFrom('user_roles')
    .select('role')
    .where('user_id', '=', userId)
    .where('role', '=', 'admin')
    .executeTakeFirst();
  return role !== undefined;
}

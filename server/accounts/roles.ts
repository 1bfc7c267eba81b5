import { type Role, roles } from '#app/inbox/roles.ts';
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

/** The highest role of an account, or null. */
export async function roleOf({ db }: Db, userId: string): Promise<Role | null> {
  const found = await db.selectFrom('user_roles').select('role').where('user_id', '=', userId).execute();
  return roles.find((role) => found.some((one) => one.role === role)) ?? null;
}

/** The one role that an account has from now on. */
export async function giveRole({ db }: Db, userId: string, role: Role): Promise<void> {
  await db.deleteFrom('user_roles').where('user_id', '=', userId).where('role', '!=', role).execute();
  await db
    .insertInto('user_roles')
    .values({ user_id: userId, role })
    .onConflict((conflict) => conflict.columns(['user_id', 'role']).doNothing())
    .execute();
}

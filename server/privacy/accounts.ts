import type { Place } from './place.ts';

export const invitations: Place = {
  name: 'Invitations to the team',
  read: ({ db }, email) =>
    db
      .selectFrom('invitations')
      .select(['email', 'name', 'role', 'at', 'ends_at'])
      .where('email', '=', email)
      .execute(),
  erase: async (db, email) => {
    const { numDeletedRows } = await db
      .deleteFrom('invitations')
      .where('email', '=', email)
      .executeTakeFirst();
    return Number(numDeletedRows);
  },
};

/** A colleague's account stays: who answers for the data cannot be erased in passing. */
export const account: Place = {
  name: 'Account',
  read: ({ db }, email) =>
    db
      .selectFrom('user')
      .leftJoin('user_roles', 'user_roles.user_id', 'user.id')
      .select(['user.email', 'user.name', 'user.emailVerified', 'user.createdAt', 'user_roles.role'])
      .where('user.email', '=', email)
      .execute(),
  erase: async (db, email) => {
    const { numDeletedRows } = await db
      .deleteFrom('user')
      .where('email', '=', email)
      .where('id', 'not in', db.selectFrom('user_roles').select('user_id'))
      .executeTakeFirst();
    return Number(numDeletedRows);
  },
};

import type { Colleague, Invitation, TeamMember } from '#app/inbox/team/answers.ts';
import type { Database } from '#server/database/connection.ts';

/** Everyone who may be given a message. */
export async function readColleagues({ db }: Pick<Database, 'db'>): Promise<Colleague[]> {
  const found = await db
    .selectFrom('user')
    .select(['id', 'email', 'name'])
    .where('id', 'in', db.selectFrom('user_roles').select('user_id'))
    .orderBy('name')
    .execute();
  return found;
}

export async function readPeople({ db }: Pick<Database, 'db'>): Promise<TeamMember[]> {
  const found = await db
    .selectFrom('user_roles')
    .innerJoin('user', 'user.id', 'user_roles.user_id')
    .select(['user.id', 'user.email', 'user.name', 'user.twoFactorEnabled', 'role'])
    .orderBy('user.name')
    .execute();
  const signIns = await db
    .selectFrom('audit_log')
    .select(({ fn }) => ['actor', fn.max('at').as('at')])
    .where('action', '=', 'signed in')
    .groupBy('actor')
    .execute();
  const lastSignIns = new Map(signIns.map(({ actor, at }) => [actor, at]));
  return found.map(({ twoFactorEnabled, ...person }) => ({
    ...person,
    hasTwoFactor: Boolean(twoFactorEnabled),
    lastSignIn: lastSignIns.get(person.email) ?? null,
  }));
}

/** Also those whose time is over, so that they can be sent again. */
export function readInvitations({ db }: Pick<Database, 'db'>): Promise<Invitation[]> {
  return db
    .selectFrom('invitations')
    .select(['id', 'email', 'name', 'role', 'invited_by as invitedBy', 'at', 'ends_at as endsAt'])
    .orderBy('at', 'desc')
    .execute();
}

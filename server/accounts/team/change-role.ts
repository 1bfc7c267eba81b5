import type { Role } from '#app/inbox/roles.ts';
import type { Database } from '#server/database/connection.ts';
import { record } from '../audit.ts';
import { giveRole } from '../roles.ts';
import { leave } from './leave.ts';

type Person = { id: string; email: string };

/**
 * Gives a colleague another role, or none, which takes them off the team. Answers why not, or null when it is done.
 * Two who do it at once wait for each other, so an admin always remains.
 */
export function changeRole(
  { db, engine }: Database,
  actor: Person,
  userId: string,
  role: Role | null,
): Promise<string | null> {
  return db.transaction().execute(async (trx) => {
    const asked = trx
      .selectFrom('user_roles')
      .innerJoin('user', 'user.id', 'user_roles.user_id')
      .select(['user_id', 'role', 'email'])
      .orderBy('user_id');
    const team = await (engine === 'postgres' ? asked.forUpdate('user_roles') : asked).execute();
    const member = team.find(({ user_id }) => user_id === userId);
    if (!member) return 'They are not on the team any more.';
    if (userId === actor.id) return 'Your own role can only be changed by another admin.';
    if (!team.some((one) => one.user_id === actor.id && one.role === 'admin'))
      return 'You are not an admin any more.';
    if (member.role === role) return null;
    const { email } = member;
    if (role) {
      await giveRole({ db: trx }, userId, role);
      await record({ db: trx }, actor.email, 'changed a role', { email, from: member.role, to: role });
      return null;
    }
    await leave({ db: trx }, { id: userId, email });
    await record({ db: trx }, actor.email, 'removed from the team', { email });
    return null;
  });
}

import * as z from 'zod';
import type { Database } from '#server/database/connection.ts';
import { record } from '../audit.ts';
import { type Accounts, createUser, endSessions, findUser, setPassword } from '../credentials.ts';
import { givenName } from '../names.ts';
import { chosenPassword } from '../passwords.ts';
import { giveRole, roleOf } from '../roles.ts';
import { hashOfInvitation } from './invite.ts';

const secretSchema = z
  .string()
  .regex(/^[\w-]{1,64}$/)
  .catch('');

export const acceptSchema = z.object({ token: secretSchema, name: givenName, password: chosenPassword });

/** Where an invitation leads; null when it was used, withdrawn or is too old. */
export async function findInvitation(
  { db }: Pick<Database, 'db'>,
  token: string,
): Promise<{ email: string; name: string } | null> {
  const found = await open({ db }, token).select(['email', 'name']).executeTakeFirst();
  return found ?? null;
}

function open({ db }: Pick<Database, 'db'>, token: string) {
  return db
    .selectFrom('invitations')
    .where('secret_hash', '=', hashOfInvitation(secretSchema.parse(token)))
    .where('ends_at', '>', new Date().toISOString());
}

async function accountOf(services: Accounts, email: string): Promise<string> {
  const found = await findUser(services, email);
  if (found) return found;
  return createUser(services, email).catch(async (error: unknown) => {
    // Whoever follows the same link at the same moment may have made it.
    const made = await findUser(services, email);
    if (!made) throw error;
    return made;
  });
}

/**
 * Of two who follow one link at once, one comes too late. A stranger may have signed up with the address: in the
 * commit that gives the role, their password and sessions go. Killed right after it, an account without a password
 * is left, which a link to a new one opens.
 */
export async function accept(
  services: Accounts,
  { token, name, password }: z.infer<typeof acceptSchema>,
): Promise<boolean> {
  const invited = await findInvitation(services.database, token);
  if (!invited) return false;
  const { email } = invited;
  const userId = await accountOf(services, email);
  const taken = await services.database.db.transaction().execute(async (trx) => {
    const invitation = await trx
      .deleteFrom('invitations')
      .where('id', 'in', open({ db: trx }, token).select('id'))
      .returning(['role', 'invited_by'])
      .executeTakeFirst();
    if (!invitation) return false;
    const { role, invited_by } = invitation;
    if (!(await roleOf({ db: trx }, userId))) await giveRole({ db: trx }, userId, role);
    await trx.updateTable('user').set({ name, emailVerified: true }).where('id', '=', userId).execute();
    await trx.deleteFrom('account').where('userId', '=', userId).execute();
    await endSessions({ db: trx }, userId);
    await record({ db: trx }, email, 'joined the team', { role, invitedBy: invited_by });
    return true;
  });
  if (taken) await setPassword(services, userId, password);
  return taken;
}

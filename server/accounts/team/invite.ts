import { createHash, randomBytes, randomUUIDv7 } from 'node:crypto';
import * as z from 'zod';
import { roles } from '#app/inbox/roles.ts';
import type { Database } from '#server/database/connection.ts';
import { accountAddress } from '../account-address.ts';
import { record } from '../audit.ts';
import { givenName } from '../names.ts';

const hoursOpen = 72;

export const invitationSchema = z.object({
  email: accountAddress,
  name: givenName,
  role: z.enum(roles, 'Choose a role.'),
});

/** Who was invited, and what the link holds. Of the secret only a hash is kept. */
export type Invited = { email: string; name: string; secret: string };

export function hashOfInvitation(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

function newSecret() {
  const secret = randomBytes(32).toString('base64url');
  const at = Date.now();
  return {
    secret,
    stored: {
      secret_hash: hashOfInvitation(secret),
      at: new Date(at).toISOString(),
      ends_at: new Date(at + hoursOpen * 60 * 60_000).toISOString(),
    },
  };
}

/** Null when they are on the team already, or invited. */
export async function invite(
  database: Database,
  actor: string,
  { email, name, role }: z.infer<typeof invitationSchema>,
): Promise<Invited | null> {
  const member = await database.db
    .selectFrom('user_roles')
    .innerJoin('user', 'user.id', 'user_roles.user_id')
    .select('role')
    .where('email', '=', email)
    .executeTakeFirst();
  if (member) return null;
  const { secret, stored } = newSecret();
  const { numInsertedOrUpdatedRows } = await database.db
    .insertInto('invitations')
    .values({ id: randomUUIDv7(), email, name, role, invited_by: actor, ...stored })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .executeTakeFirstOrThrow();
  if (!numInsertedOrUpdatedRows) return null;
  await record(database, actor, 'invited', { email, role });
  return { email, name, secret };
}

export async function invitedAddress({ db }: Database, id: string): Promise<string | undefined> {
  const found = await db.selectFrom('invitations').select('email').where('id', '=', id).executeTakeFirst();
  return found?.email;
}

/** A new link; the one before leads nowhere from now on. Null when the invitation is gone. */
export async function inviteAgain(database: Database, actor: string, id: string): Promise<Invited | null> {
  const { secret, stored } = newSecret();
  const invited = await database.db
    .updateTable('invitations')
    .set(stored)
    .where('id', '=', id)
    .returning(['email', 'name', 'role'])
    .executeTakeFirst();
  if (!invited) return null;
  const { email, name, role } = invited;
  await record(database, actor, 'invited again', { email, role });
  return { email, name, secret };
}

export async function withdraw(database: Database, actor: string, id: string): Promise<boolean> {
  const gone = await database.db
    .deleteFrom('invitations')
    .where('id', '=', id)
    .returning('email')
    .executeTakeFirst();
  if (gone) await record(database, actor, 'withdrew an invitation', { email: gone.email });
  return gone !== undefined;
}

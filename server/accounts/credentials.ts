import type { Database } from '#server/database/connection.ts';
import type { Auth } from './auth.ts';
import { endWhatPasswordOpened } from './links.ts';

export type Accounts = { auth: Auth; database: Database };

export async function findUser(
  { database: { db } }: Pick<Accounts, 'database'>,
  email: string,
): Promise<string | undefined> {
  const user = await db.selectFrom('user').select('id').where('email', '=', email).executeTakeFirst();
  return user?.id;
}

/** An account that nobody can sign in to until it has a password. */
export async function createUser({ auth }: Accounts, email: string): Promise<string> {
  const { internalAdapter } = await auth.$context;
  const user = await internalAdapter.createUser(
    { email, name: email, emailVerified: true },
    { method: 'email-password' },
  );
  return user.id;
}

/** A lost phone is the usual reason for a reset, so two-factor goes too. */
export async function setPassword(services: Accounts, userId: string, password: string): Promise<void> {
  const { internalAdapter, password: hashing, adapter } = await services.auth.$context;
  const hash = await hashing.hash(password);
  const account = await internalAdapter.findCredentialAccount(userId);
  if (account) await internalAdapter.updatePassword(userId, hash);
  else
    await internalAdapter.linkAccount({
      userId,
      providerId: 'credential',
      accountId: userId,
      password: hash,
    });
  await adapter.deleteMany({ model: 'twoFactor', where: [{ field: 'userId', value: userId }] });
  await internalAdapter.updateUser(userId, { twoFactorEnabled: false });
  await endWhatPasswordOpened(services.database, userId);
  await endSessions(services.database, userId);
}

export async function endSessions({ db }: Pick<Database, 'db'>, userId: string): Promise<void> {
  await db.deleteFrom('session').where('userId', '=', userId).execute();
}

import { firstIssue } from '#server/http/answers.ts';
import { accountAddress } from './account-address.ts';
import { record } from './audit.ts';
import { type Accounts, createUser, findUser, setPassword } from './credentials.ts';
import { chosenPassword } from './passwords.ts';
import { giveRole, roleOf } from './roles.ts';
import { leave } from './team/leave.ts';
import { forgetTries } from './tries.ts';

/** Something the person at the command line can put right. */
export class AdminError extends Error {}

const actor = 'command line';

/**
 * An account of that address may exist because a stranger signed up with it, so its password is always
 * set anew and whoever is signed in with it is not any more.
 */
export async function addAdmin(
  services: Accounts,
  address: string,
  password: string,
): Promise<{ email: string; before: 'nobody' | 'account' | 'admin' }> {
  const email = checkedEmail(address);
  checkPassword(password);
  const found = await findUser(services, email);
  const userId = found ?? (await createUser(services, email));
  await setPassword(services, userId, password);
  const { db } = services.database;
  await db.updateTable('user').set({ emailVerified: true }).where('id', '=', userId).execute();
  const wasAdmin = (await roleOf(services.database, userId)) === 'admin';
  await giveRole(services.database, userId, 'admin');
  await record(services.database, actor, wasAdmin ? 'reset a password' : 'made an admin', { email });
  return { email, before: wasAdmin ? 'admin' : found ? 'account' : 'nobody' };
}

export async function listAdmins({ database: { db } }: Accounts): Promise<string[]> {
  const admins = await db
    .selectFrom('user_roles')
    .innerJoin('user', 'user.id', 'user_roles.user_id')
    .select('user.email')
    .where('role', '=', 'admin')
    .orderBy('user.email')
    .execute();
  return admins.map(({ email }) => email);
}

export async function removeAdmin(services: Accounts, address: string): Promise<string> {
  const email = checkedEmail(address);
  const userId = await existingUser(services, email);
  if ((await roleOf(services.database, userId)) !== 'admin')
    throw new AdminError(`${email} is not an admin.`);
  await leave(services.database, { id: userId, email });
  await record(services.database, actor, 'removed an admin', { email });
  return email;
}

export async function resetPassword(services: Accounts, address: string, password: string): Promise<string> {
  const email = checkedEmail(address);
  checkPassword(password);
  await setPassword(services, await existingUser(services, email), password);
  await forgetTries(services.database, email);
  await record(services.database, actor, 'reset a password', { email });
  return email;
}

function checkedEmail(address: string): string {
  const email = accountAddress.safeParse(address);
  if (!email.success) throw new AdminError(`“${address}” is not an email address.`);
  return email.data;
}

function checkPassword(password: string): void {
  const checked = chosenPassword.safeParse(password);
  if (!checked.success) throw new AdminError(firstIssue(checked.error));
}

async function existingUser(services: Accounts, email: string): Promise<string> {
  const userId = await findUser(services, email);
  if (!userId) throw new AdminError(`There is no account ${email}.`);
  return userId;
}

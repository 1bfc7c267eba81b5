import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { pino } from 'pino';
import { addAdmin } from '#server/accounts/admins.ts';
import { openAuth } from '#server/accounts/auth.ts';
import { giveRole } from '#server/accounts/roles.ts';
import type { Database } from '#server/database/connection.ts';

const script = resolve(import.meta.dirname, '../../scripts/admin.ts');

export const password = 'a long enough password';

/** Accounts of a site under test, without starting a process for each command. */
export async function accountsOf(database: Database) {
  const config = { publicOrigin: null, signUp: true };
  return { database, auth: await openAuth(database, config, pino({ level: 'silent' }), null) };
}

export async function makeAdmin(database: Database, email: string): Promise<void> {
  await addAdmin(await accountsOf(database), email, password);
}

export async function makeStaff(database: Database, email: string): Promise<void> {
  await makeAdmin(database, email);
  const { id } = await database.db
    .selectFrom('user')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  await giveRole(database, id, 'staff');
}

/** `npm run admin -- …` on the data of a site under test. */
export async function adminCommand(
  environment: Record<string, string>,
  ...args: string[]
): Promise<{ code: number; said: string }> {
  const env = { ...process.env, ADMIN_PASSWORD: password, ...environment };
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [script, ...args], { env });
    return { code: 0, said: stdout.trim() };
  } catch (error) {
    const { code, stderr } = error as { code: number; stderr: string };
    return { code, said: stderr.trim() };
  }
}

type Answer = { status: number; headers: Headers; body: Record<string, unknown>; cookie: string };

export async function postAuth(
  url: string,
  call: string,
  body: Record<string, unknown>,
  cookie = '',
  visitor = '',
): Promise<Answer> {
  const response = await fetch(`${url}/api/auth/${call}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(cookie ? { cookie } : {}),
      ...(visitor ? { 'x-forwarded-for': visitor } : {}),
    },
    body: JSON.stringify(body),
  });
  return {
    status: response.status,
    headers: response.headers,
    body: await response.json().catch(() => ({})),
    cookie: response.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; '),
  };
}

export async function signIn(url: string, email: string, secret = password): Promise<string> {
  const { status, cookie } = await postAuth(url, 'sign-in/email', { email, password: secret });
  if (status !== 200) throw new Error(`${email} could not sign in: ${status}`);
  return cookie;
}

export type Staff = {
  cookie: string;
  ask: (path: string, init?: RequestInit) => Promise<Response>;
  post: (path: string, body: unknown) => Promise<Response>;
};

/** Signs an admin in and asks the staff's API as that person. */
export async function asStaff(url: string, email: string): Promise<Staff> {
  const cookie = await signIn(url, email);
  const ask: Staff['ask'] = (path, init = {}) =>
    fetch(`${url}/api/admin/${path}`, { ...init, headers: { cookie, ...init.headers } });
  const post: Staff['post'] = (path, body) =>
    ask(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  return { cookie, ask, post };
}

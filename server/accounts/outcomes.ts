import * as z from 'zod';
import type { Database } from '#server/database/connection.ts';
import { type AuditAction, record } from './audit.ts';
import { endWhatPasswordOpened } from './links.ts';
import { type Tried, type Try, wasRight } from './tries.ts';
import type { Asker } from './who-asks.ts';

export type Outcome = {
  path: string;
  body: Record<string, unknown>;
  /** As it was before the call. */
  asker: Asker | null;
  attempt: Try | null;
  response: Response;
};

/** What follows from how a call went: counts, the log, and for sign-up an answer that tells nobody who is known. */
export async function settle(database: Database, outcome: Outcome): Promise<Response> {
  const { path, response, asker } = outcome;
  if (path === '/sign-up/email') return settleSignUp(database, outcome);
  const { isWrong, needsCode } = await toldBy(response);
  if (isWrong) await writeWrong(database, outcome);
  if (!response.ok) return response;
  if (outcome.attempt && isGuess(outcome.attempt.tried)) await wasRight(database, outcome.attempt);
  if (path === '/change-password' && asker) await endWhatPasswordOpened(database, asker.id);
  const action = rightAction(outcome);
  const actor = asker?.email ?? outcome.attempt?.account;
  if (action && actor && !needsCode) await record(database, actor, action);
  return response;
}

const librarysAnswer = z
  .object({ code: z.string(), twoFactorRedirect: z.boolean(), user: z.object({ id: z.string() }) })
  .partial();

type Told = { isWrong: boolean; needsCode: boolean; userId: string | null };

async function toldBy(response: Response): Promise<Told> {
  const { data } = librarysAnswer.safeParse(
    await response
      .clone()
      .json()
      .catch(() => null),
  );
  return {
    isWrong: [401, 403].includes(response.status) || data?.code === 'INVALID_PASSWORD',
    needsCode: data?.twoFactorRedirect === true,
    userId: data?.user?.id ?? null,
  };
}

const wrongActions = {
  passwords: 'failed to sign in',
  ownPasswords: 'gave a wrong password',
  codes: 'gave a wrong code',
} as const satisfies Partial<Record<Tried, AuditAction>>;

function isGuess(tried: Tried): tried is keyof typeof wrongActions {
  return Object.hasOwn(wrongActions, tried);
}

async function writeWrong(database: Database, { attempt }: Outcome): Promise<void> {
  if (!attempt || !isGuess(attempt.tried)) return;
  const isKnown = (await accountOf(database, attempt.account)) !== undefined;
  // Passwords are typed into the field for the address: only what is the address of an account is kept.
  await record(database, isKnown ? attempt.account : 'unknown address', wrongActions[attempt.tried]);
}

function rightAction({ path, asker }: Outcome): AuditAction | null {
  if (path.startsWith('/two-factor/verify-')) {
    if (!asker?.isSignedIn) return 'signed in';
    return asker.hasTwoFactor ? null : 'turned two-factor on';
  }
  return rightActions[path] ?? null;
}

const rightActions: Readonly<Record<string, AuditAction>> = {
  '/sign-in/email': 'signed in',
  '/sign-out': 'signed out',
  '/change-password': 'changed the password',
  '/two-factor/disable': 'turned two-factor off',
};

/** Of two that sign up with one address at once the library fails the later one: that it was new would show. */
async function settleSignUp(database: Database, { body, response }: Outcome): Promise<Response> {
  const [email, name] = [String(body.email), String(body.name)];
  const account = await accountOf(database, email);
  if (!account || !(response.ok || response.status === 422)) return response;
  // For an address that it knows the library makes up an id.
  const isNew = (await toldBy(response)).userId === account.id;
  await record(database, email, isNew ? 'signed up' : 'tried to sign up');
  return Response.json({ user: { email, name } });
}

function accountOf({ db }: Database, email: string): Promise<{ id: string } | undefined> {
  return db.selectFrom('user').select('id').where('email', '=', email).executeTakeFirst();
}

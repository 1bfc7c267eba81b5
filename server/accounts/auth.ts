import { betterAuth } from 'better-auth';
import { APIError, createAuthMiddleware, getSessionFromCtx } from 'better-auth/api';
import type { Logger } from 'pino';
import { type Config, linkOrigin } from '#server/config/config.ts';
import type { Database } from '#server/database/connection.ts';
import { authTwoFactor } from '#server/database/schema/auth-tables.ts';
import { accountMails } from './account-mails.ts';
import { type AuditAction, record } from './audit.ts';
import { datesForAuth } from './dates-for-auth.ts';
import { siteSecret } from './secret.ts';
import { countTry, forgetTries, type Tried } from './tries.ts';

/** How account mails leave the house; null while no mail is configured. */
export type SendMail = (mail: { to: string; subject: string; text: string }) => Promise<void>;

export type Auth = Awaited<ReturnType<typeof openAuth>>;

export const passwordLength = { min: 6, max: 128 };
const week = 7 * 24 * 60 * 60;

export async function openAuth(
  database: Database,
  { publicOrigin, signUp }: Pick<Config, 'publicOrigin' | 'signUp'>,
  log: Logger,
  sendMail: SendMail | null,
) {
  const mails = accountMails(linkOrigin({ publicOrigin }));
  const overHttps = publicOrigin?.startsWith('https:') ?? false;
  return betterAuth({
    database: {
      db: database.db.withPlugin(datesForAuth),
      type: database.engine,
    },
    secret: await siteSecret(database, 'sessions'),
    baseURL: publicOrigin ?? undefined,
    plugins: [authTwoFactor],
    session: { expiresIn: week },
    emailAndPassword: {
      enabled: true,
      disableSignUp: !signUp,
      // Signing up must look the same whether or not the address is known.
      autoSignIn: false,
      minPasswordLength: passwordLength.min,
      maxPasswordLength: passwordLength.max,
      requireEmailVerification: sendMail !== null,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: sendMail
        ? ({ user, token }) => sendMail({ to: user.email, ...mails.reset(token) })
        : undefined,
      onPasswordReset: ({ user }) => afterReset(database, user),
    },
    emailVerification: sendMail
      ? {
          sendVerificationEmail: ({ user, token }) => sendMail({ to: user.email, ...mails.confirm(token) }),
          afterEmailVerification: async ({ email }) => {
            await record(database, email, 'confirmed the address');
          },
        }
      : undefined,
    // It would send any number of mails to an address; who has lost one asks for a new password.
    disabledPaths: ['/send-verification-email'],
    advanced: {
      cookiePrefix: overHttps ? '__Host-prometheon' : 'prometheon',
      // The library's own prefix would be `__Secure-`.
      useSecureCookies: false,
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', path: '/', secure: overHttps },
      // `protection/origin.ts` guards every route alike.
      disableCSRFCheck: true,
      disableOriginCheck: false,
      ipAddress: { disableIpTracking: true },
      // `database/schema/migrate.ts` has just seen to it.
      database: { validateSchema: false },
    },
    // `tries.ts` counts by account, in the database.
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { level: 'warn', log: (level, message) => log[level === 'warn' ? 'debug' : level](message) },
    onAPIError: {
      onError: (error) => {
        if (!(error instanceof APIError) || error.statusCode >= 500) log.error({ error }, 'unexpected error');
      },
    },
    hooks: { before: beforeCall(database), after: afterCall(database) },
  });
}

/** Whoever follows a link that was mailed to an address has shown that it is theirs. */
async function afterReset(database: Database, { id, email }: { id: string; email: string }): Promise<void> {
  await database.db.updateTable('user').set({ emailVerified: true }).where('id', '=', id).execute();
  await forgetTries(database, 'passwords', email);
  await record(database, email, 'reset a password');
}

const counted: Record<string, Tried> = {
  '/sign-in/email': 'passwords',
  '/request-password-reset': 'resetMails',
};

/** What is checked before the library answers. */
function beforeCall(database: Database) {
  return createAuthMiddleware(async (call) => {
    const tried = counted[call.path];
    if (tried) await refuseTooManyTries(database, tried, String(call.body?.email));
    if (call.path === '/sign-out') {
      const session = await getSessionFromCtx(call);
      if (session) await record(database, session.user.email, 'signed out');
    }
    // A new password always ends every other session.
    if (call.path === '/change-password')
      return { context: { ...call, body: { ...call.body, revokeOtherSessions: true } } };
  });
}

async function refuseTooManyTries(database: Database, tried: Tried, email: string): Promise<void> {
  const wait = await countTry(database, tried, email);
  if (wait === 0) return;
  const minutes = Math.ceil(wait / 60);
  const when = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  throw new APIError(
    'TOO_MANY_REQUESTS',
    { message: `Too many tries. Please try again in ${when}.`, code: 'TOO_MANY_TRIES' },
    { 'Retry-After': String(wait) },
  );
}

const audited: Record<string, AuditAction> = {
  '/change-password': 'changed the password',
  '/two-factor/disable': 'turned two-factor off',
  '/revoke-session': 'ended a session',
  '/revoke-sessions': 'ended a session',
  '/revoke-other-sessions': 'ended a session',
};

/** What is written down after it. */
function afterCall(database: Database) {
  return createAuthMiddleware(async (call) => {
    const failed = call.context.returned instanceof APIError;
    const signedIn = call.context.newSession?.user.email;
    if (call.path === '/sign-in/email') {
      const email = String(call.body?.email).trim().toLowerCase().slice(0, 255);
      if (failed) await record(database, email, 'failed to sign in');
      else await forgetTries(database, 'passwords', email);
      if (!failed && signedIn) await record(database, signedIn, 'signed in');
      return;
    }
    if (failed) return;
    if (call.path === '/sign-up/email') await record(database, String(call.body?.email), 'signed up');
    if (call.path.startsWith('/two-factor/verify-')) {
      const actor = call.context.session?.user.email ?? signedIn;
      const confirms = call.context.session !== null && call.context.session !== undefined;
      if (actor) await record(database, actor, confirms ? 'turned two-factor on' : 'signed in');
      return;
    }
    const action = audited[call.path];
    const actor = call.context.session?.user.email;
    if (action && actor) await record(database, actor, action);
  });
}

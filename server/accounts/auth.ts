import { betterAuth } from 'better-auth';
import { APIError } from 'better-auth/api';
import type { Logger } from 'pino';
import { type Config, linkOrigin } from '#server/config/config.ts';
import type { Database } from '#server/database/connection.ts';
import { authTwoFactor } from '#server/database/schema/auth-tables.ts';
import { accountMails } from './account-mails.ts';
import { record } from './audit.ts';
import { datesForAuth } from './dates-for-auth.ts';
import { hashing } from './hashing.ts';
import { endOlderLinks, endWhatPasswordOpened } from './links.ts';
import { passwordLength } from './passwords.ts';
import { siteSecret } from './secret.ts';
import { forgetTries } from './tries.ts';
import { whoAsks } from './who-asks.ts';

/** How account mails are sent; null while no mail is configured. */
export type SendMail = (mail: { to: string; subject: string; text: string }) => Promise<void>;

export type Auth = Awaited<ReturnType<typeof openAuth>>;

const day = 24 * 60 * 60;

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
    plugins: [authTwoFactor, whoAsks],
    // A week without use ends it; whoever comes every day stays signed in.
    session: { expiresIn: 7 * day, updateAge: day },
    emailAndPassword: {
      enabled: true,
      disableSignUp: !signUp,
      // Signing up must look the same whether or not the address is known.
      autoSignIn: false,
      minPasswordLength: passwordLength.min,
      maxPasswordLength: passwordLength.max,
      password: hashing,
      requireEmailVerification: sendMail !== null,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: sendMail
        ? async ({ user, token }) => {
            await endOlderLinks(database, user.id);
            await sendMail({ to: user.email, ...mails.reset(token) });
          }
        : undefined,
      onPasswordReset: ({ user }) => afterReset(database, user),
      onExistingUserSignUp: sendMail
        ? ({ user }) => sendMail({ to: user.email, ...mails.alreadyThere() })
        : undefined,
    },
    emailVerification: sendMail
      ? {
          sendVerificationEmail: ({ user, token }) => sendMail({ to: user.email, ...mails.confirm(token) }),
          afterEmailVerification: async ({ email }) => {
            await record(database, email, 'confirmed the address');
          },
        }
      : undefined,
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
    // `tries.ts` counts in the database, over all processes.
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { level: 'warn', log: (level, message) => log[level === 'warn' ? 'debug' : level](message) },
    onAPIError: {
      onError: (error) => {
        if (!(error instanceof APIError) || error.statusCode >= 500) log.error({ error }, 'unexpected error');
      },
    },
  });
}

/** Whoever follows a link that was mailed to an address has shown that it is theirs. */
async function afterReset(database: Database, { id, email }: { id: string; email: string }): Promise<void> {
  await database.db.updateTable('user').set({ emailVerified: true }).where('id', '=', id).execute();
  await endWhatPasswordOpened(database, id);
  await forgetTries(database, email);
  await record(database, email, 'reset a password');
}

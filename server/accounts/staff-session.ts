import { isAPIError } from 'better-auth/api';
import type { Logger } from 'pino';
import type { Role } from '#app/inbox/roles.ts';
import type { Database } from '#server/database/connection.ts';
import type { Auth } from './auth.ts';
import { roleOf } from './roles.ts';

export type StaffSession = {
  user: { id: string; email: string; name: string; twoFactor: boolean };
  sessionId: string;
  /** Null for an account that nobody has given one. */
  role: Role | null;
};

export type SessionReading = { auth: Auth; database: Database; log: Logger };

/**
 * Read anew for every request: a session that ended or a role that was taken counts at once. Whoever can set a
 * cookie hands in `renew`: a session is renewed with use, in the database and in the browser.
 */
export async function readSession(
  { auth, database, log }: SessionReading,
  headers: Headers,
  renew?: (cookie: string) => void,
): Promise<StaffSession | null> {
  const found = await auth.api
    .getSession({ headers, returnHeaders: true, query: { disableRefresh: renew === undefined } })
    .catch(endedMeanwhile);
  // The library also takes back a cookie that is worth nothing. A late answer would then take back a newer one.
  if (!found?.response) return null;
  for (const cookie of found.headers.getSetCookie()) renew?.(cookie);
  const { session, user } = found.response;
  return {
    user: { id: user.id, email: user.email, name: user.name, twoFactor: Boolean(user.twoFactorEnabled) },
    sessionId: session.id,
    role: await roleOf(database, user.id).catch((error: unknown) => {
      log.error({ error }, 'Error checking admin status');
      return null;
    }),
  };
}

function endedMeanwhile(error: unknown): null {
  if (isAPIError(error) && error.statusCode === 401) return null;
  throw error;
}

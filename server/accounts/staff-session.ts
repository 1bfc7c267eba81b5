import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Services } from '#server/services.ts';
import { isAdminsToken } from './roles.ts';

export type StaffSession = {
  user: { id: string; email: string; twoFactor: boolean };
  sessionId: string;
  isAdmin: boolean;
};

type Needs = Pick<Services, 'auth' | 'database' | 'log'>;

/**
 * Read anew for every request: a session that ended or a role that was taken counts at once. The auth
 * library's own reading of its cookie takes four times as long as the page of rows it guards.
 */
export async function readSession(services: Needs, headers: Headers): Promise<StaffSession | null> {
  const { secret, authCookies } = await services.auth.$context;
  const token = signedToken(headers.get('cookie') ?? '', authCookies.sessionToken.name, secret);
  if (!token) return null;
  // Both at once: on PostgreSQL each is a round trip.
  const [found, isAdmin] = await Promise.all([
    services.database.db
      .selectFrom('session')
      .innerJoin('user', 'user.id', 'session.userId')
      .select(['session.id as sessionId', 'user.id', 'user.email', 'user.twoFactorEnabled'])
      .where('session.token', '=', token)
      .where('session.expiresAt', '>', new Date().toISOString())
      .executeTakeFirst(),
    isAdminsToken(services.database, token).catch((error: unknown) => {
      services.log.error({ error }, 'Error checking admin status');
      return false;
    }),
  ]);
  if (!found) return null;
  const { sessionId, id, email, twoFactorEnabled } = found;
  return { user: { id, email, twoFactor: Boolean(twoFactorEnabled) }, sessionId, isAdmin };
}

/** The cookie holds the token and its signature, as the auth library writes them. */
function signedToken(cookies: string, name: string, secret: string): string | null {
  const value = cookies
    .split(';')
    .map((cookie) => cookie.trim())
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1);
  if (!value) return null;
  const [token, signature] = splitAtLastDot(decoded(value));
  const expected = createHmac('sha256', secret).update(token).digest();
  const given = Buffer.from(signature, 'base64');
  return given.length === expected.length && timingSafeEqual(given, expected) ? token : null;
}

function splitAtLastDot(text: string): [string, string] {
  const dot = text.lastIndexOf('.');
  return [text.slice(0, Math.max(0, dot)), text.slice(dot + 1)];
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return '';
  }
}

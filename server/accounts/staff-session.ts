import type { Services } from '#server/services.ts';
import { isAdmin } from './roles.ts';

export type StaffSession = {
  user: { id: string; email: string; twoFactor: boolean };
  sessionId: string;
  isAdmin: boolean;
};

/** Read anew for every request: a session that ended or a role that was taken counts at once. */
export async function readSession(
  { auth, database, log }: Pick<Services, 'auth' | 'database' | 'log'>,
  headers: Headers,
): Promise<StaffSession | null> {
  const found = await auth.api.getSession({ headers });
  if (!found) return null;
  const { user, session } = found;
  const admin = await isAdmin(database, user.id).catch((error: unknown) => {
    log.error({ error }, 'Error checking admin status');
    return false;
  });
  return {
    user: { id: user.id, email: user.email, twoFactor: user.twoFactorEnabled === true },
    sessionId: session.id,
    isAdmin: admin,
  };
}

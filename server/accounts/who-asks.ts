import type { BetterAuthPlugin } from 'better-auth';
import { createAuthEndpoint, getSessionFromCtx } from 'better-auth/api';

/** Whose cookie came with a call: of somebody who is signed in, or who has yet to give the second factor. */
export type Asker = { id: string; email: string; isSignedIn: boolean; hasTwoFactor: boolean };

/** The cookie that the library's two-factor plugin gives for a right password. */
const challengeCookie = 'two_factor';

/** Asked from here, never over the network; and asking renews nothing. */
export const whoAsks = {
  id: 'who-asks',
  endpoints: {
    whoAsks: createAuthEndpoint.serverOnly(
      { method: 'GET', requireHeaders: true },
      async (call): Promise<Asker | null> => {
        const session = await getSessionFromCtx<{ twoFactorEnabled?: boolean }>(call, {
          disableRefresh: true,
        });
        if (session) return { ...askerOf(session.user), isSignedIn: true };
        const { createAuthCookie, secret, internalAdapter } = call.context;
        const challenge = await call.getSignedCookie(createAuthCookie(challengeCookie).name, secret);
        const found = challenge ? await internalAdapter.findVerificationValue(challenge) : null;
        if (!found || found.expiresAt <= new Date()) return null;
        const user = await internalAdapter.findUserById(found.value);
        return user && { ...askerOf(user), isSignedIn: false };
      },
    ),
  },
} satisfies BetterAuthPlugin;

function askerOf({ id, email, twoFactorEnabled }: { id: string; email: string; twoFactorEnabled?: boolean }) {
  return { id, email, hasTwoFactor: Boolean(twoFactorEnabled) };
}

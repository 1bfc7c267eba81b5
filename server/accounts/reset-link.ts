import type { Auth } from './auth.ts';
import { resetLink } from './links.ts';
import { resetToken } from './open-calls.ts';

/** Whether a link from a mail still leads to a new password, so that nobody types one in vain. */
export async function isResetLink({ auth }: { auth: Auth }, token: string): Promise<boolean> {
  const { internalAdapter } = await auth.$context;
  const found = await internalAdapter.findVerificationValue(resetLink + resetToken.parse(token));
  return found !== null && found !== undefined && new Date(found.expiresAt).getTime() > Date.now();
}

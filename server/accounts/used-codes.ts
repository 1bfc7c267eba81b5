import type { Auth } from './auth.ts';

const codeIsTakenFor = 2 * 60 * 1000;

/** Whether a code is tried for the first time while it could be right; whoever saw it being typed comes too late. */
export async function isFirstUse(auth: Auth, userId: string, code: string): Promise<boolean> {
  const { internalAdapter } = await auth.$context;
  return internalAdapter.reserveVerificationValue({
    identifier: `code:${userId}:${code}`,
    value: 'tried',
    expiresAt: new Date(Date.now() + codeIsTakenFor),
  });
}

export type AuthFailure = { code?: string; message?: string };

export type Credentials = { email: string; password: string };

/** The first thing wrong with what was typed, or null. */
export function checkCredentials({ email, password }: Credentials): string | null {
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) return 'Invalid email address';
  if (password.length < 6) return 'Password must be at least 6 characters';
  return null;
}

const sentences: Record<string, string> = {
  INVALID_EMAIL_OR_PASSWORD: 'Invalid email or password',
  INVALID_EMAIL: 'Invalid email address',
  EMAIL_NOT_VERIFIED: 'Please confirm your email address before logging in',
};

export function signInMessage({ code, message }: AuthFailure): string {
  return sentences[code ?? ''] ?? (message || 'Failed to sign in');
}

export const unexpectedSignInMessage = 'An error occurred. Please try again.';

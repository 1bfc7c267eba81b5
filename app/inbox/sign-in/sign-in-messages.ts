export type AuthFailure = { code?: string; message?: string };

export type Credentials = { email: string; password: string };

/** The first thing wrong with what was typed, or null. */
export function checkCredentials({ email, password }: Credentials): string | null {
  if (!isEmail(email)) return 'Invalid email address';
  if (password.length < 6) return 'Password must be at least 6 characters';
  return null;
}

export function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);
}

/** What the link of a confirmation mail led to; the library puts what went wrong into the address. */
export function linkNotice(params: URLSearchParams): string | null {
  if (!params.has('confirmed')) return null;
  return params.has('error')
    ? 'That link has been used, or it is more than an hour old. If you cannot sign in, ask for a new password: its link confirms your address too.'
    : 'Your email address is confirmed. You can sign in now.';
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

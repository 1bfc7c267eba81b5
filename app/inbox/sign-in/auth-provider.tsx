import { createContext, type ReactNode, useContext, useEffect, useMemo } from 'react';
import { useRevalidator } from 'react-router';
import { CallError, callAuth } from '../frame/call.ts';
import { forgetAnswers } from '../frame/load.ts';
import type { Role } from '../roles.ts';
import { forgetNoteDrafts } from '../submissions/note-draft.ts';
import { onSessionChanged, tellOtherTabs } from './session-news.ts';
import { signInMessage, unexpectedSignInMessage } from './sign-in-messages.ts';

export type StaffUser = { id: string; email: string; name: string; twoFactor: boolean };
export type StaffState = { user: StaffUser; role: Role | null } | null;

type Result = { error: string | null; needsCode?: boolean };

export type AuthState = {
  user: StaffUser | null;
  isAdmin: boolean;
  /** Whether the staff area is theirs at all: admins are staff, too. */
  isStaff: boolean;
  loading: boolean;
  signIn: (email: string, password: string) => Promise<Result>;
  /** The second step of signing in, with a code from an app or a recovery code. */
  confirm: (code: string) => Promise<Result>;
  signUp: (email: string, password: string) => Promise<Result>;
  signOut: () => Promise<void>;
};

const AuthContext = createContext<AuthState | null>(null);

/** `state` is undefined until the session has been read. */
export function AuthProvider({ state, children }: { state: StaffState | undefined; children: ReactNode }) {
  const { revalidate } = useRevalidator();
  useEffect(() => onSessionChanged(() => void revalidate()), [revalidate]);

  const value = useMemo(
    () => ({
      user: state?.user ?? null,
      isAdmin: state?.role === 'admin',
      isStaff: Boolean(state?.role),
      loading: state === undefined,
      ...calls,
    }),
    [state],
  );
  return <AuthContext value={value}>{children}</AuthContext>;
}

export function useAuth(): AuthState {
  const auth = useContext(AuthContext);
  if (!auth) throw new Error('useAuth must be used within an AuthProvider');
  return auth;
}

const calls = {
  signIn: (email: string, password: string) => attempt(() => callAuth('sign-in/email', { email, password })),
  confirm: (code: string) =>
    attempt(() =>
      /^\d{6}$/.test(code)
        ? callAuth('two-factor/verify-totp', { code })
        : callAuth('two-factor/verify-backup-code', { code }),
    ),
  signUp: (email: string, password: string) => attempt(() => callAuth('sign-up/email', { email, password })),
  signOut: async () => {
    await callAuth('sign-out');
    forgetNoteDrafts();
    forgetAnswers();
    tellOtherTabs();
  },
};

async function attempt(send: () => Promise<{ twoFactorRedirect?: boolean }>): Promise<Result> {
  try {
    const answer = await send();
    if (answer.twoFactorRedirect) return { error: null, needsCode: true };
    tellOtherTabs();
    return { error: null };
  } catch (error) {
    return { error: error instanceof CallError ? signInMessage(error) : unexpectedSignInMessage };
  }
}

import { type FormEvent, useState, useSyncExternalStore } from 'react';
import { Link, useNavigate } from 'react-router';
import { showToast } from '#app/components/toast.ts';
import { useAuth } from './auth-provider.tsx';
import { LoginField } from './login-field.tsx';
import { LoginFrame } from './login-frame.tsx';
import { checkCredentials } from './sign-in-messages.ts';

type Props = {
  mailIsOn: boolean;
  /** Where it leads once one is signed in. */
  next: string;
};

export function LoginForm({ mailIsOn, next }: Props) {
  const { signIn, confirm } = useAuth();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [needsCode, setNeedsCode] = useState(false);
  const awake = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const answers = new FormData(event.currentTarget);
    const text = (name: string) => String(answers.get(name) ?? '');
    const credentials = { email: text('email').trim(), password: text('password') };
    const mistake = needsCode ? null : checkCredentials(credentials);
    if (mistake) return fail(mistake);
    setBusy(true);
    const result = needsCode
      ? await confirm(text('code').replaceAll(' ', ''))
      : await signIn(credentials.email, credentials.password);
    setBusy(false);
    if (result.error) return fail(result.error);
    setError(null);
    if (result.needsCode) return setNeedsCode(true);
    await navigate(next, { replace: true });
    showToast('success', 'Successfully signed in!');
  };

  const fail = (message: string) => {
    setError(message);
    showToast('error', message);
  };

  return (
    <LoginFrame title="Admin Login" error={error} onSubmit={submit}>
      {needsCode ? (
        <LoginField
          name="code"
          label="Code from your app, or a recovery code"
          autoComplete="one-time-code"
          autoFocus
        />
      ) : (
        <>
          <LoginField name="email" label="Email" type="email" autoComplete="username" />
          <LoginField name="password" label="Password" type="password" autoComplete="current-password" />
        </>
      )}
      {/* Sent before the code is there, the form would put the password into the address. */}
      <button type="submit" className="button button-ember" disabled={busy || !awake}>
        {busy ? 'Signing in...' : 'Sign In'}
      </button>
      {mailIsOn ? (
        <p>
          <Link to="?forgot=yes" className="link">
            Forgot your password?
          </Link>
        </p>
      ) : (
        <details className="login-help">
          <summary>Forgot your password?</summary>
          <p>Whoever runs this site sets a new one on the server:</p>
          <code>npm run admin -- reset-password you@example.org</code>
        </details>
      )}
      <p>
        <a href="/" className="link">
          ← Back to home
        </a>
      </p>
    </LoginFrame>
  );
}

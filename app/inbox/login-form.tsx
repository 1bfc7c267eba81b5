import { type FormEvent, useId, useState, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import { Mark } from '#app/components/mark.tsx';
import { showToast } from '#app/components/toast.ts';
import { useAuth } from './auth-provider.tsx';
import { checkCredentials } from './sign-in-messages.ts';

export function LoginForm() {
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
    await navigate('/admin', { replace: true });
    showToast('success', 'Successfully signed in!');
  };

  const fail = (message: string) => {
    setError(message);
    showToast('error', message);
  };

  return (
    <form onSubmit={submit} noValidate className="login-form">
      <Mark className="login-mark" />
      <h1>Admin Login</h1>
      {error ? (
        <p className="login-error" role="alert">
          {error}
        </p>
      ) : null}
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
      <p>
        <a href="/" className="link">
          ← Back to home
        </a>
      </p>
    </form>
  );
}

type FieldProps = {
  name: string;
  label: string;
  type?: string;
  autoComplete: string;
  autoFocus?: boolean;
};

function LoginField({ label, type = 'text', ...input }: FieldProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <input id={id} type={type} required className="staff-input" {...input} />
    </div>
  );
}

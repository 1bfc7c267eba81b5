import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { CallError, callAuth } from '../frame/call.ts';
import { LoginField } from './login-field.tsx';
import { LoginFrame } from './login-frame.tsx';
import { isEmail, unexpectedSignInMessage } from './sign-in-messages.ts';

/** Asks for a link to a new password. The answer is the same whether or not the address has an account. */
export function ForgotForm() {
  const [busy, setBusy] = useState(false);
  const [asked, setAsked] = useState(false);
  const [error, setError] = useState<string | null>(null);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = String(new FormData(event.currentTarget).get('email') ?? '').trim();
    if (!isEmail(email)) return setError('Invalid email address');
    setBusy(true);
    try {
      await callAuth('request-password-reset', { email });
      setAsked(true);
      setError(null);
    } catch (failure) {
      setError((failure instanceof CallError && failure.message) || unexpectedSignInMessage);
    }
    setBusy(false);
  };

  return (
    <LoginFrame title="Forgot your password?" error={error} onSubmit={submit}>
      {asked ? (
        <p role="status">
          If that address has an account, a mail with a link to choose a new password is on its way. The link
          works once, for an hour.
        </p>
      ) : (
        <>
          <p>We mail you a link to choose a new one.</p>
          <LoginField name="email" label="Email" type="email" autoComplete="username" />
          <button type="submit" className="button button-ember" disabled={busy}>
            {busy ? 'Sending...' : 'Send the link'}
          </button>
        </>
      )}
      <p>
        <Link to="/login" className="link">
          ← Back to sign in
        </Link>
      </p>
    </LoginFrame>
  );
}

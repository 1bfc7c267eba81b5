import { type FormEvent, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { showToast } from '#app/components/toast.ts';
import { NewPasswordField } from '../account/new-password-field.tsx';
import { CallError, callAuth } from '../frame/call.ts';
import { LoginFrame } from './login-frame.tsx';
import { unexpectedSignInMessage } from './sign-in-messages.ts';

/** Chooses a new password with the token of a mailed link; null when that link leads nowhere any more. */
export function ResetForm({ token }: { token: string | null }) {
  const navigate = useNavigate();
  const [password, setPassword] = useState('');
  const [busy, setBusy] = useState(false);
  const [isUsed, setIsUsed] = useState(false);
  const [error, setError] = useState<string | null>(null);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (password.length < 6) return setError('Password must be at least 6 characters');
    setBusy(true);
    try {
      await callAuth('reset-password', { token, newPassword: password });
      await navigate('/login', { replace: true });
      showToast('success', 'Your password is changed. Every session has ended; please sign in.');
    } catch (failure) {
      if (failure instanceof CallError && failure.code === 'INVALID_TOKEN') return setIsUsed(true);
      setError((failure instanceof CallError && failure.message) || unexpectedSignInMessage);
      setBusy(false);
    }
  };

  if (!token || isUsed)
    return (
      <LoginFrame title="This link leads nowhere">
        <p role="alert">It has been used, or it is more than an hour old. Your password is as it was.</p>
        <p>
          <Link to="/login?forgot=yes" className="link">
            Ask for a new link
          </Link>
        </p>
      </LoginFrame>
    );
  return (
    <LoginFrame title="Choose a new password" error={error} onSubmit={submit}>
      <div className="account-form">
        <NewPasswordField value={password} onChange={setPassword} />
      </div>
      <button type="submit" className="button button-ember" disabled={busy}>
        {busy ? 'Saving...' : 'Save it'}
      </button>
    </LoginFrame>
  );
}

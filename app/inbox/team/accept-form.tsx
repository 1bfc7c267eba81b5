import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { showToast } from '#app/components/toast.ts';
import { company } from '#app/content/company.ts';
import { NewPasswordField } from '../account/new-password-field.tsx';
import { loginPath } from '../addresses.ts';
import { CallError, callAuth } from '../frame/call.ts';
import { LoginFrame } from '../sign-in/login-frame.tsx';
import { unexpectedSignInMessage } from '../sign-in/sign-in-messages.ts';

export type Invited = { token: string; email: string; name: string };

/** Joins the team with the link of an invitation; null when that leads nowhere any more. */
export function AcceptForm({ invited }: { invited: Invited | null }) {
  const navigate = useNavigate();
  const [name, setName] = useState(invited?.name ?? '');
  const [password, setPassword] = useState('');
  const [busy, setBusy] = useState(false);
  const [isUsed, setIsUsed] = useState(false);
  const [error, setError] = useState<string | null>(null);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setBusy(true);
    try {
      await callAuth('accept-invitation', { token: invited?.token, name, password });
      await navigate(loginPath, { replace: true });
      showToast('success', 'Welcome. Please sign in with your new password.');
    } catch (failure) {
      if (failure instanceof CallError && failure.code === 'INVALID_TOKEN') return setIsUsed(true);
      setError((failure instanceof CallError && failure.message) || unexpectedSignInMessage);
      setBusy(false);
    }
  };

  if (!invited || isUsed)
    return (
      <LoginFrame title="This link leads nowhere">
        <p role="alert">
          It has been used or withdrawn, or it is more than three days old. Please ask whoever invited you for
          a new one.
        </p>
      </LoginFrame>
    );
  return (
    <LoginFrame title={`Join ${company.brand}’s inbox`} error={error} onSubmit={submit}>
      <p>You will sign in as {invited.email}.</p>
      <div className="account-form">
        <label htmlFor="joining-name">Your name</label>
        <input
          id="joining-name"
          autoComplete="name"
          required
          maxLength={100}
          className="field-input"
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <NewPasswordField value={password} onChange={setPassword} />
      </div>
      <button type="submit" className="button button-ember" disabled={busy}>
        {busy ? 'Joining...' : 'Join'}
      </button>
    </LoginFrame>
  );
}

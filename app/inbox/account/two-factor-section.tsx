import { type FormEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { showToast } from '#app/components/toast.ts';
import { post } from '../frame/call.ts';
import { useAuth } from '../sign-in/auth-provider.tsx';

type Setup = { totpURI: string; backupCodes: string[] };

/** Signing in with a second factor: turned on with a code from an app, so that a typo locks nobody out. */
export function TwoFactorSection() {
  const { user } = useAuth();
  const { revalidate } = useRevalidator();
  const [setup, setSetup] = useState<Setup | null>(null);

  const attempt = async (act: () => Promise<unknown>) => {
    try {
      await act();
    } catch (error) {
      showToast('error', (error as Error).message || 'An error occurred. Please try again.');
    }
  };
  const begin = (password: string) =>
    attempt(async () => setSetup(await post<Setup>('/api/auth/two-factor/enable', { password })));
  const confirm = (code: string) =>
    attempt(async () => {
      await post('/api/auth/two-factor/verify-totp', { code });
      setSetup(null);
      showToast('success', 'Two-factor sign-in is on.');
      await revalidate();
    });
  const end = (password: string) =>
    attempt(async () => {
      await post('/api/auth/two-factor/disable', { password });
      showToast('success', 'Two-factor sign-in is off.');
      await revalidate();
    });

  return (
    <section>
      <h2>Two-factor sign-in</h2>
      <p>
        {user?.twoFactor
          ? 'On: signing in asks for a code from your app.'
          : 'Off: the password alone lets anyone in who knows it.'}
      </p>
      {setup ? (
        <>
          <SetupFacts setup={setup} />
          <Asking key="code" label="Code from your app" name="code" action="Turn on" onSubmit={confirm} />
        </>
      ) : (
        <Asking
          key="password"
          label="Your password"
          name="password"
          type="password"
          action={user?.twoFactor ? 'Turn off' : 'Set up'}
          onSubmit={user?.twoFactor ? end : begin}
        />
      )}
    </section>
  );
}

function SetupFacts({ setup }: { setup: Setup }) {
  const secret = new URL(setup.totpURI).searchParams.get('secret') ?? '';
  return (
    <>
      <p>
        Add this key to your authenticator app, or <a href={setup.totpURI}>open it there</a> on a phone:
      </p>
      <p className="secret">{secret.match(/.{1,4}/g)?.join(' ')}</p>
      <p>Keep these recovery codes somewhere safe. Each works once, when the phone is gone.</p>
      <ul className="codes">
        {setup.backupCodes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </>
  );
}

type AskingProps = {
  label: string;
  name: string;
  type?: string;
  action: string;
  onSubmit: (answer: string) => Promise<void>;
};

function Asking({ label, name, type = 'text', action, onSubmit }: AskingProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void onSubmit(String(new FormData(event.currentTarget).get(name)).trim());
  };
  return (
    <form onSubmit={submit} className="account-form">
      <label htmlFor={`two-factor-${name}`}>{label}</label>
      <input
        id={`two-factor-${name}`}
        name={name}
        type={type}
        required
        autoComplete={type === 'password' ? 'current-password' : 'one-time-code'}
        className="staff-input"
      />
      <button type="submit" className="staff-button">
        {action}
      </button>
    </form>
  );
}

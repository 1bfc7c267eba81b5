import type { FormEvent } from 'react';
import { useAuth } from '../sign-in/auth-provider.tsx';
import type { TwoFactorSetup } from './actions.ts';
import { QrCode } from './qr-code.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { useAccountAction } from './use-account-action.ts';

/** Signing in with a second factor: turned on with a code from an app, so that a typo locks nobody out. */
export function TwoFactorSection() {
  const { user } = useAuth();
  const { send: begin, result } = useAccountAction();
  const { send: finish } = useAccountAction();
  // Once it is on, its keys are no longer shown.
  const setup = user?.twoFactor ? undefined : result?.setup;

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
          <SetupFacts setup={setup} email={user?.email ?? ''} />
          <Asking
            key="code"
            label="Code from your app"
            name="code"
            action="Turn on"
            onSubmit={(code) => void finish({ does: 'turn two-factor on', code })}
          />
        </>
      ) : (
        <Asking
          key="password"
          label="Your password"
          name="password"
          type="password"
          action={user?.twoFactor ? 'Turn off' : 'Set up'}
          onSubmit={(password) =>
            user?.twoFactor
              ? void finish({ does: 'turn two-factor off', password })
              : void begin({ does: 'set up two-factor', password })
          }
        />
      )}
    </section>
  );
}

function SetupFacts({ setup, email }: { setup: TwoFactorSetup; email: string }) {
  const secret = new URL(setup.totpURI).searchParams.get('secret') ?? '';
  return (
    <>
      <div className="no-print">
        <p>Scan this with your authenticator app:</p>
        <QrCode text={setup.totpURI} label="QR code of the key below" />
        <p>
          Or add this key to it, or <a href={setup.totpURI}>open it there</a> on a phone:
        </p>
        <p className="secret">{secret.match(/.{1,4}/g)?.join(' ')}</p>
      </div>
      <RecoveryCodes codes={setup.backupCodes} email={email} />
    </>
  );
}

type AskingProps = {
  label: string;
  name: string;
  type?: string;
  action: string;
  onSubmit: (answer: string) => void;
};

function Asking({ label, name, type = 'text', action, onSubmit }: AskingProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSubmit(String(new FormData(event.currentTarget).get(name)).trim());
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
        className="field-input"
      />
      <button type="submit" className="button button-quiet">
        {action}
      </button>
    </form>
  );
}

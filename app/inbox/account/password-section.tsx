import { type FormEvent, useEffect, useRef, useState } from 'react';
import { NewPasswordField } from './new-password-field.tsx';
import { useAccountAction } from './use-account-action.ts';

export function PasswordSection() {
  const form = useRef<HTMLFormElement>(null);
  const [next, setNext] = useState('');
  const { send, result, busy } = useAccountAction();
  useEffect(() => {
    if (!result?.done) return;
    form.current?.reset();
    setNext('');
  }, [result]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const currentPassword = String(new FormData(event.currentTarget).get('current'));
    void send({ does: 'change the password', currentPassword, newPassword: next });
  };
  return (
    <section>
      <h2>Password</h2>
      <form ref={form} onSubmit={submit} className="account-form">
        <label htmlFor="current">Current password</label>
        <input
          id="current"
          name="current"
          type="password"
          autoComplete="current-password"
          required
          className="field-input"
        />
        <NewPasswordField value={next} onChange={setNext} />
        <button type="submit" className="button button-quiet" disabled={busy}>
          Change password
        </button>
      </form>
    </section>
  );
}

import { type FormEvent, useState } from 'react';
import { showToast } from '#app/components/toast.ts';
import { post } from '../frame/call.ts';
import { NewPasswordField } from './new-password-field.tsx';

export function PasswordSection() {
  const [next, setNext] = useState('');
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const currentPassword = String(new FormData(form).get('current'));
    try {
      await post('/api/auth/change-password', { currentPassword, newPassword: next });
      form.reset();
      setNext('');
      showToast('success', 'Password changed. Every other session has ended.');
    } catch (error) {
      showToast('error', (error as Error).message || 'The password could not be changed.');
    }
  };
  return (
    <section>
      <h2>Password</h2>
      <form onSubmit={submit} className="account-form">
        <label htmlFor="current">Current password</label>
        <input
          id="current"
          name="current"
          type="password"
          autoComplete="current-password"
          required
          className="staff-input"
        />
        <NewPasswordField value={next} onChange={setNext} />
        <button type="submit" className="staff-button">
          Change password
        </button>
      </form>
    </section>
  );
}

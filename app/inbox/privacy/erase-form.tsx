import { type FormEvent, useState } from 'react';
import { showToast } from '#app/components/toast.ts';
import { post } from '../frame/call.ts';

type Props = { email: string; isAdmin: boolean; onErased: () => void };

/** Typing the address keeps a hurried click from erasing anyone. */
export function EraseForm({ email, isAdmin, onErased }: Props) {
  const [typed, setTyped] = useState('');
  const [busy, setBusy] = useState(false);
  const isTyped = typed.trim().toLowerCase() === email;

  const erase = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    try {
      const { erased } = await post<{ erased: Record<string, number> }>('/api/admin/people/erase', {
        email,
        typed,
      });
      const rows = Object.values(erased).reduce((sum, count) => sum + count, 0);
      showToast('success', `Erased: ${rows === 1 ? 'one entry' : `${rows} entries`}.`);
      onErased();
    } catch (error) {
      showToast('error', `Nothing was erased: ${(error as Error).message || 'Unknown error'}`);
      setBusy(false);
    }
  };

  return (
    <form onSubmit={erase} className="account-form erase">
      <p>
        Erasing cannot be undone. Backups keep what they hold until they are replaced.
        {isAdmin ? ' The account stays, because it is an admin’s; take the role away first.' : ''}
      </p>
      <label htmlFor="erase-typed">Type the address to erase all of it</label>
      <input
        id="erase-typed"
        autoComplete="off"
        spellCheck={false}
        className="staff-input"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <button type="submit" className="staff-button" disabled={!isTyped || busy}>
        Erase for good
      </button>
    </form>
  );
}

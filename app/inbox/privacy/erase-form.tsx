import { type FormEvent, useState } from 'react';

type Props = { email: string; isStaff: boolean; busy: boolean; onErase: (typed: string) => void };

/** Typing the address keeps a hurried click from erasing anyone. */
export function EraseForm({ email, isStaff, busy, onErase }: Props) {
  const [typed, setTyped] = useState('');
  const isTyped = typed.trim().toLowerCase() === email;
  const erase = (event: FormEvent) => {
    event.preventDefault();
    onErase(typed);
  };

  return (
    <form onSubmit={erase} className="account-form erase">
      <p>
        Erasing cannot be undone. Backups keep what they hold until they are replaced.
        {isStaff ? ' The account stays, because it is one of the team’s; take the role away first.' : ''}
      </p>
      <label htmlFor="erase-typed">Type the address to erase all of it</label>
      <input
        id="erase-typed"
        autoComplete="off"
        spellCheck={false}
        className="field-input"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <button type="submit" className="button button-quiet" disabled={!isTyped || busy}>
        Erase for good
      </button>
    </form>
  );
}

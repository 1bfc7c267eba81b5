import { type FormEvent, useState } from 'react';
import type { Role } from '../roles.ts';

type Invited = { email: string; name: string; role: Role };
type Props = { isBusy: boolean; onInvite: (invited: Invited) => void };

export function InviteForm({ isBusy, onInvite }: Props) {
  const [invited, setInvited] = useState<Invited>({ email: '', name: '', role: 'staff' });
  const change = (part: Partial<Invited>) => setInvited((now) => ({ ...now, ...part }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy) onInvite(invited);
  };
  return (
    <form onSubmit={submit} className="note-form">
      <label htmlFor="invite-name">Name</label>
      <input
        id="invite-name"
        required
        maxLength={100}
        autoComplete="off"
        className="field-input"
        value={invited.name}
        onChange={(event) => change({ name: event.target.value })}
      />
      <label htmlFor="invite-email">Email</label>
      <input
        id="invite-email"
        type="email"
        required
        maxLength={255}
        autoComplete="off"
        className="field-input"
        value={invited.email}
        onChange={(event) => change({ email: event.target.value })}
      />
      <label htmlFor="invite-role">Role</label>
      <select
        id="invite-role"
        className="field-input"
        value={invited.role}
        aria-describedby="invite-hint"
        onChange={(event) => change({ role: event.target.value === 'admin' ? 'admin' : 'staff' })}
      >
        <option value="staff">Staff</option>
        <option value="admin">Admin</option>
      </select>
      <p id="invite-hint" className="detail-line">
        Staff read, mark and answer. Admins also export, erase, invite and set up. The link works once, for
        three days.
      </p>
      <button type="submit" className="button button-ember" aria-busy={isBusy}>
        {isBusy ? 'Inviting…' : 'Invite'}
      </button>
    </form>
  );
}

import { type FormEvent, useState } from 'react';
import { showToast } from '#app/components/toast.ts';
import { call, reasonOf } from '../frame/call.ts';
import { useAuth } from '../sign-in/auth-provider.tsx';
import { tellSessionChanged } from '../sign-in/session-news.ts';

/** What colleagues and visitors call one. */
export function NameSection() {
  const { user } = useAuth();
  const [typed, setTyped] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const name = user?.name === user?.email ? '' : (user?.name ?? '');
  const save = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    try {
      await call('POST /account/name', { body: { name: typed ?? name } });
      tellSessionChanged();
      showToast('success', 'Your name is saved.');
      setTyped(null);
    } catch (error) {
      showToast('error', `Your name was not saved: ${reasonOf(error)}`);
    }
    setBusy(false);
  };
  return (
    <section>
      <h2>Name</h2>
      <form onSubmit={save} className="account-form">
        <label htmlFor="own-name">Your name</label>
        <input
          id="own-name"
          autoComplete="name"
          required
          maxLength={100}
          className="field-input"
          value={typed ?? name}
          aria-describedby="own-name-hint"
          onChange={(event) => setTyped(event.target.value)}
        />
        <p id="own-name-hint" className="detail-line">
          Colleagues see it, and visitors read it under your replies.
        </p>
        <button type="submit" className="button button-quiet" aria-busy={busy}>
          Save name
        </button>
      </form>
    </section>
  );
}

import { type FormEvent, useState } from 'react';
import { showToast } from '#app/components/toast.ts';
import type { PersonFacts } from '../answers.ts';
import { downloadAnswer } from '../export/download.ts';
import { post } from '../frame/call.ts';
import { EraseForm } from './erase-form.tsx';

type Looked = PersonFacts & { email: string };

/** Everything about one address: first seen, then handed out or erased. */
export function PersonPanel() {
  const [looked, setLooked] = useState<Looked | null>(null);
  const [error, setError] = useState<string | null>(null);

  const look = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = String(new FormData(event.currentTarget).get('email')).trim().toLowerCase();
    setLooked(null);
    setError(null);
    try {
      setLooked({ email, ...(await post<PersonFacts>('/api/admin/people/look', { email })) });
    } catch (failure) {
      setError((failure as Error).message || 'An error occurred. Please try again.');
    }
  };
  const save = async (email: string) => {
    try {
      await downloadAnswer('/api/admin/people/export', { email });
      showToast('success', 'Exported to JSON');
    } catch (failure) {
      showToast('error', `The export failed: ${(failure as Error).message || 'Unknown error'}`);
    }
  };

  return (
    <section aria-labelledby="person">
      <h2 id="person">Export or erase a person</h2>
      <form onSubmit={look} className="account-form">
        <label htmlFor="person-email">Email address</label>
        <input
          id="person-email"
          name="email"
          type="email"
          required
          autoComplete="off"
          className="staff-input"
        />
        <button type="submit" className="staff-button">
          See what there is
        </button>
      </form>
      <div role="status">
        {error ? <p className="login-error">{error}</p> : null}
        {looked && looked.places.length === 0 ? <p>There is nothing about {looked.email}.</p> : null}
      </div>
      {looked && looked.places.length > 0 ? (
        <>
          <h3>About {looked.email}</h3>
          <dl className="counts">
            {looked.places.map(({ name, count }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{count.toLocaleString('en-US')}</dd>
              </div>
            ))}
          </dl>
          <button type="button" className="staff-button" onClick={() => save(looked.email)}>
            Export as JSON
          </button>
          <EraseForm
            key={looked.email}
            email={looked.email}
            isAdmin={looked.isAdmin}
            onErased={() => setLooked(null)}
          />
        </>
      ) : null}
    </section>
  );
}

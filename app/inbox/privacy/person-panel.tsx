import type { FormEvent } from 'react';
import { useFetcher } from 'react-router';
import type { Looked, PrivacyAction } from './actions.ts';
import { EraseForm } from './erase-form.tsx';

/** Everything about one address: first seen, then handed out or erased. */
export function PersonPanel() {
  const person = useFetcher<Looked>();
  const exporting = useFetcher();
  const send = (fetcher: typeof person | typeof exporting, action: PrivacyAction) =>
    void fetcher.submit(action, { method: 'post', encType: 'application/json' });
  const look = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = String(new FormData(event.currentTarget).get('email')).trim().toLowerCase();
    send(person, { does: 'look', email });
  };
  const facts = person.data?.facts;

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
          className="field-input"
        />
        <button type="submit" className="button button-quiet" aria-busy={person.state !== 'idle'}>
          See what there is
        </button>
      </form>
      <div role="status">
        {person.data?.error ? <p className="login-error">{person.data.error}</p> : null}
        {facts && facts.places.length === 0 ? <p>There is nothing about {facts.email}.</p> : null}
      </div>
      {facts && facts.places.length > 0 ? (
        <>
          <h3>About {facts.email}</h3>
          <dl className="counts">
            {facts.places.map(({ name, count }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{count.toLocaleString('en-US')}</dd>
              </div>
            ))}
          </dl>
          <button
            type="button"
            className="button button-quiet"
            aria-busy={exporting.state !== 'idle'}
            onClick={() => send(exporting, { does: 'export', email: facts.email })}
          >
            Export as JSON
          </button>
          <EraseForm
            key={facts.email}
            email={facts.email}
            isStaff={facts.isStaff}
            busy={person.state !== 'idle'}
            onErase={(typed) => send(person, { does: 'erase', email: facts.email, typed })}
          />
        </>
      ) : null}
    </section>
  );
}

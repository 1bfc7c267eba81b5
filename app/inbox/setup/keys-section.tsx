import { useState } from 'react';
import { formatDate } from '../frame/row-text.ts';
import type { KeyFacts } from './answers.ts';
import { formsWords } from './forms-choice.tsx';
import { KeyForm } from './key-form.tsx';
import { Outcome } from './outcome.tsx';
import { useSetupAction } from './use-setup-action.ts';

/** Keys of programs that read submissions. */
export function KeysSection({ keys }: { keys: KeyFacts[] }) {
  return (
    <section aria-labelledby="setup-keys">
      <h2 id="setup-keys">API keys</h2>
      <p>
        Other programs read submissions with a key: see{' '}
        <a href="/api/openapi.json">the description of the API</a>.
      </p>
      {keys.length === 0 ? <p className="inbox-note">There is no key yet.</p> : null}
      <ul className="setup-list">
        {keys.map((key) => (
          <KeyItem key={key.id} facts={key} />
        ))}
      </ul>
      <h3>A new one</h3>
      <KeyForm />
    </section>
  );
}

function KeyItem({ facts }: { facts: KeyFacts }) {
  const { id, name, beginning, tables, scopes, endsOn, madeAt, madeBy, lastUsed, state } = facts;
  const action = useSetupAction(`key ${id}`);
  const [isAsking, setAsking] = useState(false);
  const named = <span className="sr-only"> {name}</span>;
  return (
    <li>
      <p>
        <strong>{name}</strong> {state === 'works' ? '' : `(${state}) `}
        <code>{beginning}…</code> reads {formsWords(tables)}
        {scopes.includes('spam:read') ? ', with spam' : ''}
        {endsOn ? `, until ${endsOn}` : ''}
      </p>
      <p className="detail-line">
        Made {formatDate(madeAt)} by {madeBy}.{' '}
        {lastUsed ? `Last used about ${formatDate(lastUsed)}.` : 'It was not used yet.'}
      </p>
      {state === 'revoked' ? null : (
        <div className="setup-buttons">
          <button
            type="button"
            className="button button-quiet"
            aria-expanded={isAsking}
            onClick={() => setAsking(!isAsking)}
          >
            Revoke…{named}
          </button>
        </div>
      )}
      {isAsking && state !== 'revoked' ? (
        <div className="erase setup-aside">
          <p>Whatever uses it stops working at once. This cannot be undone.</p>
          <button
            type="button"
            className="button button-ember"
            aria-busy={action.busy}
            onClick={() => void action.send({ does: 'revoke a key', id, name })}
          >
            Revoke it for good{named}
          </button>
        </div>
      ) : null}
      <Outcome {...action} />
    </li>
  );
}

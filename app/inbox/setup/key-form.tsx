import { type FormEvent, useEffect, useState } from 'react';
import type { NewKey } from './answers.ts';
import { FormsChoice } from './forms-choice.tsx';
import { Outcome } from './outcome.tsx';
import { ShownOnce } from './shown-once.tsx';
import { useSetupAction } from './use-setup-action.ts';

const empty: NewKey = { name: '', scopes: ['submissions:read'], tables: null, endsOn: null };

export function KeyForm() {
  const action = useSetupAction('new key');
  const { busy, result, send } = action;
  const [key, setKey] = useState(empty);
  const change = (part: Partial<NewKey>) => setKey((now) => ({ ...now, ...part }));
  // Made, its words leave the form; refused, they stay.
  useEffect(() => {
    if (result?.worked) setKey(empty);
  }, [result]);
  const make = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) void send({ does: 'make a key', ...key });
  };
  return (
    <>
      <form onSubmit={make} className="note-form">
        <label htmlFor="key-name">Name</label>
        <input
          id="key-name"
          required
          maxLength={100}
          className="field-input"
          value={key.name}
          onChange={(event) => change({ name: event.target.value })}
        />
        <label htmlFor="key-end">Works until (optional)</label>
        <input
          id="key-end"
          type="date"
          className="field-input"
          value={key.endsOn ?? ''}
          onChange={(event) => change({ endsOn: event.target.value || null })}
        />
        <FormsChoice legend="Reads" chosen={key.tables} onChange={(tables) => change({ tables })} />
        <label className="setup-check">
          <input
            type="checkbox"
            checked={key.scopes.includes('spam:read')}
            onChange={(event) =>
              change({ scopes: event.target.checked ? ['submissions:read', 'spam:read'] : empty.scopes })
            }
          />
          What lies in quarantine, too
        </label>
        <button type="submit" className="button button-ember" aria-busy={busy}>
          Make key
        </button>
        <Outcome {...action} />
      </form>
      {result?.secret ? (
        <ShownOnce
          label="Key"
          secret={result.secret}
          sentence="Programs send it with every call: Authorization: Bearer, and the key."
        />
      ) : null}
    </>
  );
}

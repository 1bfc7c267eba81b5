import { type FormEvent, useState } from 'react';
import { useFetcher } from 'react-router';
import { UndoBar } from '../frame/undo-bar.tsx';
import type { CodesAction, CodesResult } from './actions.ts';
import type { PrintedCodes } from './answers.ts';
import { CodeItem } from './code-item.tsx';

/** Codes for posters and tables: each leads to the QR page, and tells from which print people came. */
export function Codes({ loaded: { codes, isAddressSet } }: { loaded: PrintedCodes }) {
  const fetcher = useFetcher<CodesResult>({ key: 'codes' });
  const [name, setName] = useState('');
  // Made, its name leaves the form; refused, it stays.
  const [made, setMade] = useState<string | null>(null);
  const latest = fetcher.data?.made ?? null;
  if (latest !== null && latest !== made) {
    setMade(latest);
    setName('');
  }
  const undo = fetcher.data?.undo;
  const isBusy = fetcher.state !== 'idle';
  const send = (action: CodesAction) =>
    void fetcher.submit(action, { method: 'post', encType: 'application/json' });
  const make = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy) send({ does: 'make', name });
  };
  return (
    <>
      {isAddressSet ? null : (
        <p className="code-warning" role="alert">
          PUBLIC_URL is not set, so these codes hold an address that may not be yours. Set it before you print
          one.
        </p>
      )}
      <form onSubmit={make} className="code-form">
        <label htmlFor="code-name">Place or event</label>
        <input
          id="code-name"
          required
          maxLength={100}
          className="field-input"
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <button type="submit" className="button button-ember" aria-busy={isBusy}>
          Make a code
        </button>
      </form>
      {codes.length === 0 ? <p className="inbox-note">There is no code yet.</p> : null}
      <ul className="codes">
        {codes.map((code) => (
          <CodeItem key={`${code.slug} ${code.name}`} code={code} send={send} />
        ))}
      </ul>
      <div className="bars">
        <UndoBar
          sentence={undo ? (fetcher.data?.sentence ?? null) : null}
          takeBack={() => {
            if (undo) send(undo);
          }}
        />
      </div>
    </>
  );
}

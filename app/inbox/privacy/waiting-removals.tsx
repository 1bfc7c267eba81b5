import { useFetcher } from 'react-router';
import type { RemovalThatWaits } from '../answers.ts';
import { FailedPart } from '../frame/failed-part.tsx';
import type { Loaded } from '../frame/load.ts';
import { formatDate } from '../frame/row-text.ts';
import type { PrivacyAction } from './actions.ts';

/** Removals of so much at once that a person has to say yes: a clock that leapt must not empty a table. */
export function WaitingRemovals({ loaded: { value, error } }: { loaded: Loaded<RemovalThatWaits[]> }) {
  const { submit, state } = useFetcher();
  const confirm = (table: string, before: string) => {
    const action: PrivacyAction = { does: 'confirm a removal', table, before };
    void submit(action, { method: 'post', encType: 'application/json' });
  };
  if (error) return <FailedPart sentence="Removals that wait could not be loaded" reason={error} />;
  return (
    <ul className="account-list">
      {value?.map(({ table, title, before, due, total }) => (
        <li key={table}>
          <span>
            <strong>{title}</strong>: {due.toLocaleString('en-US')} of {total.toLocaleString('en-US')}{' '}
            submissions, all from before {formatDate(before)}, are older than their time. That is unusually
            many at once, so nothing was removed. Is the clock of the server right?
          </span>
          <button
            type="button"
            className="button button-quiet"
            aria-busy={state !== 'idle'}
            onClick={() => confirm(table, before)}
          >
            Remove them<span className="sr-only">: {title}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

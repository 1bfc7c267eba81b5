import type { KeptFor, RemovalThatWaits } from '../answers.ts';
import { FailedPart } from '../frame/failed-part.tsx';
import type { Loaded } from '../frame/load.ts';
import { WaitingRemovals } from './waiting-removals.tsx';

type Props = { kept: Loaded<KeptFor[]>; waiting: Loaded<RemovalThatWaits[]> };

/** How long submissions are kept, as the server is configured, and what waits to be removed. */
export function RetentionSection({ kept: { value, error }, waiting }: Props) {
  return (
    <section aria-labelledby="retention">
      <h2 id="retention">How long submissions are kept</h2>
      {error ? (
        <FailedPart sentence="How long submissions are kept could not be loaded" reason={error} />
      ) : null}
      {value ? <Times kept={value} /> : null}
      <WaitingRemovals loaded={waiting} />
    </section>
  );
}

function Times({ kept }: { kept: KeptFor[] }) {
  if (kept.every(({ days }) => days === null))
    return <p>Until someone erases them. RETENTION_DAYS sets a time for each form.</p>;
  return (
    <dl className="counts">
      {kept.map(({ title, days }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{days === null ? 'for good' : `${days.toLocaleString('en-US')} days`}</dd>
        </div>
      ))}
    </dl>
  );
}

import { useEffect, useState } from 'react';
import type { KeptFor } from '../answers.ts';
import { get } from '../frame/call.ts';

/** How long submissions are kept, as the server is configured. */
export function RetentionSection() {
  const [kept, setKept] = useState<KeptFor[] | null>(null);
  useEffect(() => {
    const abort = new AbortController();
    get<KeptFor[]>('/api/admin/retention', abort.signal).then(setKept, () => undefined);
    return () => abort.abort();
  }, []);
  if (!kept) return null;
  return (
    <section aria-labelledby="retention">
      <h2 id="retention">How long submissions are kept</h2>
      {kept.every(({ days }) => days === null) ? (
        <p>Until someone erases them. RETENTION_DAYS sets a time for each form.</p>
      ) : (
        <dl className="counts">
          {kept.map(({ title, days }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{days === null ? 'for good' : `${days.toLocaleString('en-US')} days`}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}

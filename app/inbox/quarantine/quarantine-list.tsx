import { Link } from 'react-router';
import { formForTable } from '#app/forms/definitions/registry.ts';
import { submissionAddress } from '../addresses.ts';
import type { Quarantine } from '../answers.ts';
import { formatDate } from '../frame/row-text.ts';
import { UndoBar } from '../frame/undo-bar.tsx';
import { useMarking } from '../submissions/use-marking.ts';

/** What was held back as spam, of all forms. Taken out, it is new, and its mails are sent. */
export function QuarantineList({ quarantine: { rows, more } }: { quarantine: Quarantine }) {
  const { mark, undo, takeBack } = useMarking();
  return (
    <>
      <p>
        These look like spam. They are in no list, no count and no export, and nobody was sent a mail. Take
        out what is none: it then arrives as new.
      </p>
      {rows.length === 0 ? <p className="inbox-note">Nothing is held back.</p> : null}
      <ul className="quarantine">
        {rows.map((row) => (
          <li key={row.id}>
            <div>
              <p>
                <Link to={submissionAddress(row.table, row.id)}>{row.name || 'No name'}</Link>{' '}
                <span>{row.email}</span>
              </p>
              <p className="detail-line">
                {formForTable(row.table)?.title} ·{' '}
                <time dateTime={row.created_at}>{formatDate(row.created_at)}</time> · {row.reference}
              </p>
              <p className="quarantine-message">{row.message}</p>
              <p className="detail-line">{row.reasons.join(' ') || 'Marked as spam by staff.'}</p>
            </div>
            <button
              type="button"
              className="button button-quiet"
              onClick={() => void mark(row.table, [row], 'new')}
            >
              Not spam<span className="sr-only">: {row.name}</span>
            </button>
          </li>
        ))}
      </ul>
      {more ? <p>There are more; the filter “Only spam” of each table shows all of them.</p> : null}
      <div className="bars">
        <UndoBar sentence={undo?.sentence ?? null} takeBack={takeBack} />
      </div>
    </>
  );
}

import { Link, useSearchParams } from 'react-router';
import { formatDate } from '../frame/row-text.ts';
import type { AuditPage } from './answers.ts';
import { AuditFilter } from './audit-filter.tsx';
import { AuditSubject } from './audit-subject.tsx';

/** Who did what, newest first; read only, here and on the server. */
export function AuditList({ page: { entries, next, filters } }: { page: AuditPage }) {
  const [params] = useSearchParams();
  const at = (before: string | null) => {
    const place = new URLSearchParams(params);
    place.delete('before');
    if (before) place.set('before', before);
    return `?${place}`;
  };
  return (
    <>
      <AuditFilter filters={filters} />
      {entries.length === 0 ? <p className="inbox-note">Nothing was written down for this filter.</p> : null}
      {entries.length > 0 ? (
        <table className="submissions audit">
          <thead>
            <tr>
              <th scope="col">Date</th>
              <th scope="col">Who</th>
              <th scope="col">What</th>
              <th scope="col">Details</th>
            </tr>
          </thead>
          <tbody>
            {entries.map(({ id, at, actor, name, action, detail }) => (
              <tr key={id}>
                <td className="cell-date">
                  <time dateTime={at}>{formatDate(at)}</time>
                </td>
                <td>
                  {name !== actor ? <strong className="audit-name">{name}</strong> : null} {actor}
                </td>
                <td>{action}</td>
                <td className="cell-detail">
                  <AuditSubject detail={detail} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
      <nav className="pager" aria-label="Pages">
        {params.has('before') ? (
          <Link to={at(null)} className="button button-quiet">
            ← Newest entries
          </Link>
        ) : null}
        {next ? (
          <Link to={at(next)} className="button button-quiet">
            Older entries →
          </Link>
        ) : null}
      </nav>
    </>
  );
}

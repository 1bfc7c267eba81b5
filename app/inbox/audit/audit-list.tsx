import { Link, useSearchParams } from 'react-router';
import type { AuditPage } from '../answers.ts';
import { formatDate, text } from '../frame/row-text.ts';

/** Who did what, newest first; read only, here and on the server. */
export function AuditList({ page: { entries, next } }: { page: AuditPage }) {
  const [params] = useSearchParams();
  return (
    <>
      <table className="submissions">
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
              <td title={actor}>{name}</td>
              <td>{action}</td>
              <td className="cell-message">{text(detail)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <nav className="pager" aria-label="Pages">
        {params.has('before') ? (
          <Link to="?" className="button button-quiet">
            ← Newest entries
          </Link>
        ) : null}
        {next ? (
          <Link to={`?${new URLSearchParams({ before: next })}`} className="button button-quiet">
            Older entries →
          </Link>
        ) : null}
      </nav>
    </>
  );
}

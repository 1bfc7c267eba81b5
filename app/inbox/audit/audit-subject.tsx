import { Link } from 'react-router';
import { formForTable } from '#app/forms/definitions/registry.ts';
import { inboxPath, submissionAddress, withWords } from '../addresses.ts';
import { text } from '../frame/row-text.ts';
import type { AuditEntry } from './answers.ts';

const mostLinks = 5;

/** What an entry is about: links to the submissions or the form, then what else is written down. */
export function AuditSubject({
  detail: { table, id, changes, ...others },
}: {
  detail: AuditEntry['detail'];
}) {
  const rest = text(others);
  const form = typeof table === 'string' ? formForTable(table) : undefined;
  if (!form)
    return text({
      ...(table === undefined ? {} : { table }),
      ...(id === undefined ? {} : { id }),
      ...others,
    });
  const about = typeof id === 'string' ? [{ id, words: '' }] : changesOf(changes);
  return (
    <>
      {about.length === 0 ? (
        <Link to={withWords(inboxPath, '', { table: form.table })}>{form.title}</Link>
      ) : null}
      {about.slice(0, mostLinks).map((one) => (
        <span key={one.id} className="audit-subject">
          <Link to={submissionAddress(form.table, one.id)}>{form.title}</Link>
          {one.words}
        </span>
      ))}
      {about.length > mostLinks ? <span>and {about.length - mostLinks} more</span> : null}
      {rest ? <span className="detail-line"> {rest}</span> : null}
    </>
  );
}

/** Of a change of statuses: which submission, and from what to what. */
function changesOf(changes: unknown): { id: string; words: string }[] {
  if (!Array.isArray(changes)) return [];
  return changes.map(({ id, from, status }) => ({
    id: text(id),
    words: `: ${text(from)} → ${text(status)}`,
  }));
}

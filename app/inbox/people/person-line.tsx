import { Link } from 'react-router';
import { allPath, withWords } from '../addresses.ts';
import { formatDate, nameOf } from '../frame/row-text.ts';
import type { Person } from './answers.ts';
import { PersonEventItem } from './person-event.tsx';

/** All that one person sent and what became of it, newest first. */
export function PersonLine({ person: { email, events, more } }: { person: Person }) {
  const sent = events.flatMap((event) => (event.kind === 'submission' ? [event.row] : []));
  const names = [...new Set(sent.map(nameOf))].filter(Boolean);
  const first = sent.at(-1);
  const about = new Map(sent.map((row) => [row.id, row]));
  return (
    <>
      <div className="person">
        <p>
          <strong>{names.join(', ') || 'No name'}</strong>
        </p>
        <p>
          <a href={`mailto:${email}`}>{email}</a>
        </p>
        <p className="detail-line">
          {sent.length === 1 ? 'One submission' : `${more ? 'The newest ' : ''}${sent.length} submissions`}
          {first ? `, since ${formatDate(first.created_at)}` : ''}
        </p>
      </div>
      {more ? (
        <p>
          There are more. <Link to={withWords(allPath, email)}>Search all forms for {email}</Link> to see
          them.
        </p>
      ) : null}
      <ol className="line-of-time">
        {events.map((event) => (
          <PersonEventItem key={event.id} event={event} about={about.get(event.submission)} />
        ))}
      </ol>
    </>
  );
}

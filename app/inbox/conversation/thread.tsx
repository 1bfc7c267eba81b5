import { apiAddress } from '../api.ts';
import { formatDate } from '../frame/row-text.ts';
import type { Message } from './answers.ts';

/** What was said after the submission; nothing where nothing was. */
export function Thread({ messages }: { messages: Message[] }) {
  if (messages.length === 0) return null;
  return (
    <section>
      <h3>Since then</h3>
      <ol className="notes">
        {messages.map(({ id, at, author, text, attachments }) => (
          <li key={id} data-by={author ? 'us' : 'visitor'}>
            <p>{text}</p>
            {attachments.map((one) => (
              <p key={one.id}>
                <a href={apiAddress('/attachments/:id', { id: one.id })} download={one.name}>
                  {one.name}
                </a>{' '}
                ({Math.ceil(one.bytes / 1024)} KB)
              </p>
            ))}
            <p className="detail-line">
              {author ?? 'The visitor'}, {formatDate(at)}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}

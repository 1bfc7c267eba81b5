import { apiAddress } from '../api.ts';
import { formatDate } from '../frame/row-text.ts';
import type { AttachmentFacts, Message } from './answers.ts';
import { fileSize } from './file-size.ts';

type Props = { messages: Message[] /** Of the visitor. */; email: string };

/** What was said after the submission; nothing where nothing was. */
export function Thread({ messages, email }: Props) {
  if (messages.length === 0) return null;
  return (
    <section>
      <h3>Since then</h3>
      <ol className="notes">
        {messages.map((message) => (
          <li key={message.id} data-by={message.author ? 'us' : 'visitor'}>
            <p>{message.text}</p>
            {message.attachments.length > 0 ? <Attachments files={message.attachments} /> : null}
            <p className="detail-line">
              {whoseIs(message, email)}, {formatDate(message.at)}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Whoever has one of our mails can answer it: an address that is not the visitor's is named. */
export function whoseIs({ author, mailedBy }: Pick<Message, 'author' | 'mailedBy'>, email: string): string {
  if (author) return author;
  if (mailedBy === null) return 'The visitor';
  return `${mailedBy === email ? 'The visitor' : mailedBy}, by mail`;
}

function Attachments({ files }: { files: AttachmentFacts[] }) {
  return (
    <ul className="attachments" aria-label="Attachments">
      {files.map(({ id, name, bytes, isKept }) => (
        <li key={id}>
          {isKept ? (
            <a href={apiAddress('/attachments/:id', { id })} download={name}>
              {name}
            </a>
          ) : (
            name
          )}{' '}
          <span className="detail-line">
            {fileSize(bytes)}
            {isKept ? null : ', too much to keep here: it is in the mailbox'}
          </span>
        </li>
      ))}
    </ul>
  );
}

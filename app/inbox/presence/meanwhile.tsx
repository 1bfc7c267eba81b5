import type { Message } from '../conversation/answers.ts';

/** What colleagues have answered since the writer began; before that, it was there to be read. */
export function repliesSince(messages: readonly Message[], seen: string | null): Message[] {
  return messages.filter(({ id, author }) => author !== null && id > (seen ?? ''));
}

type Props = { replies: Message[]; busy: boolean; onSendAnyway: () => void };

/** Asks before a second answer leaves. */
export function Meanwhile({ replies, busy, onSendAnyway }: Props) {
  if (replies.length === 0) return null;
  return (
    <div role="alert" className="meanwhile">
      {replies.map(({ id, author, text }) => (
        <div key={id}>
          <p>
            <strong>{author} replied while you were writing:</strong>
          </p>
          <blockquote>{text}</blockquote>
        </div>
      ))}
      <p>Your words are kept. Change them, or</p>
      <button type="button" className="button button-quiet" aria-busy={busy} onClick={onSendAnyway}>
        Send anyway
      </button>
    </div>
  );
}

import { destinations } from '#app/content/assistant.ts';
import type { Answer } from './route-query.ts';
import type { Assistant } from './use-assistant.ts';

type Props = { prompt: string; assistant: Assistant; brand: string };

/** Says what may be asked, that it is thinking, where it leads and why, and where else it could. */
export function Bubble({ prompt, assistant: { phase, answer, stay }, brand }: Props) {
  return (
    <div className="relative grid min-h-16 content-center rounded-2xl rounded-bl-none bg-paper px-5 py-3 text-lead text-text">
      {phase === 'idle' ? (
        <p key={prompt} className="assistant-prompt">
          {prompt}
        </p>
      ) : null}
      <div role="status">
        {phase === 'thinking' ? <p>{brand} is thinking...</p> : null}
        {answer ? <Reason answer={answer} stay={stay} /> : null}
      </div>
    </div>
  );
}

type ReasonProps = { answer: Answer; stay: () => void };

function Reason({ answer: { message, matched, url, runnersUp }, stay }: ReasonProps) {
  if (message) return <p className="mt-1 text-base">{message}</p>;
  return (
    <div className="mt-1 text-base" onPointerEnter={stay}>
      <p>
        {matched.map((words) => `“${words}”`).join(', ')}: this way to{' '}
        <a href={url} onFocus={stay} className="link">
          {nameOf(url)}
        </a>
        .
      </p>
      {runnersUp.length > 0 ? (
        <p>
          Or{' '}
          {runnersUp.map((other, index) => (
            <span key={other.url}>
              {index > 0 ? ' or ' : ''}
              <a href={other.url} onFocus={stay} className="link inline-flex min-h-11 items-center">
                {nameOf(other.url)}
              </a>
            </span>
          ))}
        </p>
      ) : null}
    </div>
  );
}

function nameOf(url: string): string {
  return destinations[url] ?? url;
}

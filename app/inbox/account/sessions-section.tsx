import type { SessionFacts } from '../answers.ts';
import { FailedPart } from '../frame/failed-part.tsx';
import type { Loaded } from '../frame/load.ts';
import { formatDate } from '../frame/row-text.ts';
import { useAccountAction } from './use-account-action.ts';

export function SessionsSection({ loaded: { value, error } }: { loaded: Loaded<SessionFacts[]> }) {
  const { send } = useAccountAction();
  return (
    <section>
      <h2>Where you are signed in</h2>
      {error ? <FailedPart sentence="Your sessions could not be loaded" reason={error} /> : null}
      <ul className="account-list">
        {value?.map(({ id, createdAt, userAgent, isThis }) => (
          <li key={id}>
            <span>
              {deviceOf(userAgent)}, since {formatDate(createdAt)}
            </span>
            {isThis ? (
              <strong>This session</strong>
            ) : (
              <button
                type="button"
                className="button button-quiet"
                onClick={() => void send({ does: 'end a session', id })}
              >
                End
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Enough to tell one's phone from one's desk. */
function deviceOf(userAgent: string | null): string {
  const browser = userAgent?.match(/Firefox|Edg|OPR|Chrome|Safari/)?.[0] ?? 'Unknown browser';
  const system = userAgent?.match(/Windows|Android|iPhone|iPad|Mac OS|Linux/)?.[0];
  return system ? `${browser} on ${system}` : browser;
}

import { useCallback, useEffect, useState } from 'react';
import { showToast } from '#app/components/toast.ts';
import type { SessionFacts } from '../answers.ts';
import { get, post } from '../frame/call.ts';
import { formatDate } from '../frame/row-text.ts';

export function SessionsSection() {
  const [sessions, setSessions] = useState<SessionFacts[]>([]);
  const load = useCallback(
    () => get<SessionFacts[]>('/api/admin/sessions').then(setSessions, () => undefined),
    [],
  );
  useEffect(() => {
    void load();
  }, [load]);
  const end = async (id: string) => {
    try {
      await post(`/api/admin/sessions/${id}/end`);
      showToast('success', 'That session has ended.');
    } catch (error) {
      showToast('error', (error as Error).message || 'An error occurred. Please try again.');
    }
    await load();
  };
  return (
    <section>
      <h2>Where you are signed in</h2>
      <ul className="account-list">
        {sessions.map(({ id, createdAt, userAgent, isThis }) => (
          <li key={id}>
            <span>
              {deviceOf(userAgent)}, since {formatDate(createdAt)}
            </span>
            {isThis ? (
              <strong>This session</strong>
            ) : (
              <button type="button" className="staff-button" onClick={() => end(id)}>
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

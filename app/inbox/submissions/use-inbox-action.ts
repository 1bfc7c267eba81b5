import { useFetcher } from 'react-router';
import type { InboxAction, Marked } from './actions.ts';

/** Something to do to submissions; the page that does it hands it to `act` in its `clientAction`. */
export function useInboxAction(key?: string) {
  const fetcher = useFetcher<Marked | null>({ key });
  return {
    busy: fetcher.state !== 'idle',
    done: fetcher.data ?? null,
    send: (action: InboxAction) => fetcher.submit(action, { method: 'post', encType: 'application/json' }),
  };
}

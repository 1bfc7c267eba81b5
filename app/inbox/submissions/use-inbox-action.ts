import { useRef } from 'react';
import { useFetcher } from 'react-router';
import type { InboxAction, Marked } from './actions.ts';

/** Something to do to submissions; the page that does it hands it to `act` in its `clientAction`. */
export function useInboxAction(key?: string) {
  const fetcher = useFetcher<Marked | null>({ key });
  const isUnderWay = useRef(false);
  const send = (action: InboxAction) =>
    fetcher.submit(action, { method: 'post', encType: 'application/json' });
  return {
    busy: fetcher.state !== 'idle',
    done: fetcher.data ?? null,
    send,
    /** A second press of the same button does nothing. It may come before the page has drawn that it is busy. */
    sendOnce: async (action: InboxAction) => {
      if (isUnderWay.current) return;
      isUnderWay.current = true;
      await send(action).finally(() => {
        isUnderWay.current = false;
      });
    },
  };
}

import { useFetcher } from 'react-router';
import type { ViewsAction, ViewsOutcome } from './actions.ts';

export function useViewsAction() {
  const fetcher = useFetcher<ViewsOutcome>();
  return {
    busy: fetcher.state !== 'idle',
    done: fetcher.data ?? null,
    send: (action: ViewsAction) => fetcher.submit(action, { method: 'post', encType: 'application/json' }),
  };
}

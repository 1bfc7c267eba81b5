import { useFetcher } from 'react-router';
import type { AccountAction, AccountResult } from './actions.ts';

export function useAccountAction() {
  const fetcher = useFetcher<AccountResult>();
  return {
    busy: fetcher.state !== 'idle',
    result: fetcher.data,
    send: (action: AccountAction) => fetcher.submit(action, { method: 'post', encType: 'application/json' }),
  };
}

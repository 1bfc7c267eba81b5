import { useFetcher } from 'react-router';
import type { SetupAction, SetupResult } from './actions.ts';

export function useSetupAction(key: string) {
  const fetcher = useFetcher<SetupResult>({ key });
  return {
    busy: fetcher.state !== 'idle',
    result: fetcher.data,
    send: (action: SetupAction) => fetcher.submit(action, { method: 'post', encType: 'application/json' }),
  };
}

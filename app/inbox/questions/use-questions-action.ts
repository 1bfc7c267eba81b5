import { useFetcher } from 'react-router';
import type { QuestionsAction, QuestionsResult } from './actions.ts';

export function useQuestionsAction(key?: string) {
  const fetcher = useFetcher<QuestionsResult>({ key });
  return {
    busy: fetcher.state !== 'idle',
    result: fetcher.data,
    send: (action: QuestionsAction) =>
      fetcher.submit(action, { method: 'post', encType: 'application/json' }),
  };
}

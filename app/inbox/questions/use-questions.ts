import { useCallback, useEffect, useState } from 'react';
import { showToast } from '#app/components/toast.ts';
import type { Questions } from '../answers.ts';
import { get, post } from '../frame/call.ts';

export type Proposal = { phrase: string; page: string };
type Undo = { sentence: string; act: () => Promise<unknown> };

/** The questions and aliases, and what staff do with them. */
export function useQuestions() {
  const [loaded, setLoaded] = useState<Questions | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [undo, setUndo] = useState<Undo | null>(null);

  const load = useCallback(
    () =>
      get<Questions>('/api/admin/questions').then(
        (questions) => {
          setLoaded(questions);
          setError(null);
        },
        (failure: Error) => setError(`Failed to load the questions: ${failure.message || 'Unknown error'}`),
      ),
    [],
  );
  useEffect(() => {
    void load();
  }, [load]);

  async function change(act: () => Promise<unknown>, then: Undo | null): Promise<void> {
    try {
      await act();
      setUndo(then);
    } catch (failure) {
      showToast('error', `That did not work: ${(failure as Error).message || 'Unknown error'}`);
    }
    await load();
  }

  const removal = (key: string) => () => post('/api/admin/aliases/remove', { key });
  const addition = (proposal: Proposal) => () => post('/api/admin/aliases', proposal);

  return {
    loaded,
    error,
    load,
    undo,
    /** After a new alias, with the key that takes it back. */
    made: async (key: string, { phrase }: Proposal) => {
      setUndo({ sentence: `The alias “${phrase}” is made.`, act: removal(key) });
      await load();
    },
    remove: (key: string, proposal: Proposal) =>
      change(removal(key), {
        sentence: `The alias “${proposal.phrase}” is removed.`,
        act: addition(proposal),
      }),
    takeBack: () => undo && change(undo.act, null),
  };
}

import { useRevalidator } from 'react-router';
import { showToast } from '#app/components/toast.ts';
import { call, reasonOf } from '../frame/call.ts';
import { useAuth } from '../sign-in/auth-provider.tsx';
import type { Owner } from './answers.ts';

export type Handed = { table: string; id: string; owner?: Owner | null };

/** Hands submissions over, one after the other. What goes wrong is told; then the page shows whose they are. */
export function useHanding() {
  const { revalidate } = useRevalidator();
  const me = useAuth().user?.id ?? null;

  const hand = async (these: Handed[], to: string | null) => {
    try {
      for (const { table, id, owner } of these)
        await call('POST /submissions/:table/:id/owner', {
          names: { table, id },
          body: { from: owner?.id ?? null, to },
        });
    } catch (error) {
      showToast('error', `It could not be handed over: ${reasonOf(error)}`);
    }
    await revalidate();
  };

  return {
    me,
    hand,
    /** Takes them; what is all mine already is let go of. */
    take: (these: Handed[]) => hand(these, these.every(({ owner }) => owner?.id === me) ? null : me),
  };
}

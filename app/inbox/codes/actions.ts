import { showToast } from '#app/components/toast.ts';
import { call, reasonOf } from '../frame/call.ts';

export type CodesAction =
  | { does: 'make'; name: string }
  | { does: 'change'; slug: string; name?: string; retired?: boolean };

/** What was done, and what takes it back; a code that is made stays, since it may be printed. Null when refused. */
export type CodesResult = { sentence: string; made: string | null; undo: CodesAction | null } | null;

export async function act(action: CodesAction): Promise<CodesResult> {
  try {
    if (action.does === 'make') {
      const { slug } = await call('POST /codes', { body: { name: action.name } });
      return { sentence: `The code “${action.name}” is made.`, made: slug, undo: null };
    }
    const { slug, name, retired } = action;
    const before = await call('POST /codes/:slug', { names: { slug }, body: { name, retired } });
    const undo: CodesAction = {
      ...{ does: 'change', slug },
      ...(name === undefined ? { retired: before.retired } : { name: before.name }),
    };
    return { sentence: sentenceOf(action), made: null, undo };
  } catch (error) {
    showToast('error', `That did not work: ${reasonOf(error)}`);
    return null;
  }
}

function sentenceOf({ name, retired }: { name?: string; retired?: boolean }): string {
  if (name !== undefined) return `It is called “${name}” now.`;
  return retired ? 'The code is retired. Who reads it still gets to the page.' : 'The code is in use again.';
}

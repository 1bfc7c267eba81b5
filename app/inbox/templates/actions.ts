import { showToast } from '#app/components/toast.ts';
import type { TemplateWords } from '../conversation/answers.ts';
import { call, reasonOf } from '../frame/call.ts';

export type TemplatesAction = ({ does: 'make' } & TemplateWords) | { does: 'remove'; id: string };

/** What was done, and what takes it back; null when it was refused. */
export type TemplatesResult = { sentence: string; undo: TemplatesAction } | null;

export async function act(action: TemplatesAction): Promise<TemplatesResult> {
  try {
    if (action.does === 'remove') {
      const gone = await call('POST /templates/remove', { body: { id: action.id } });
      return { sentence: `The template “${gone.name}” is removed.`, undo: { does: 'make', ...gone } };
    }
    const { name, table, text } = action;
    const { id } = await call('POST /templates', { body: { name, table, text } });
    return { sentence: `The template “${name}” is kept.`, undo: { does: 'remove', id } };
  } catch (error) {
    showToast('error', `That did not work: ${reasonOf(error)}`);
    return null;
  }
}

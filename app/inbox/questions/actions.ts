import { showToast } from '#app/components/toast.ts';
import type { AliasPreview } from '../answers.ts';
import { call, reasonOf } from '../frame/call.ts';

export type Proposal = { phrase: string; page: string };

export type QuestionsAction =
  | ({ does: 'preview'; question: string } & Proposal)
  | ({ does: 'make' } & Proposal)
  | ({ does: 'remove'; key: string } & Proposal);

/** What became of it: what would change, what was done and how it is taken back, or why it was refused. */
export type QuestionsResult = {
  preview?: AliasPreview;
  done?: { sentence: string; undo: QuestionsAction };
  refused?: string;
};

export async function act(action: QuestionsAction): Promise<QuestionsResult> {
  const { phrase, page } = action;
  try {
    switch (action.does) {
      case 'preview': {
        const { question } = action;
        return { preview: await call('POST /aliases/preview', { body: { phrase, page, question } }) };
      }
      case 'make': {
        const { key } = await call('POST /aliases', { body: { phrase, page } });
        const undo: QuestionsAction = { does: 'remove', key, phrase, page };
        return { done: { sentence: `The alias “${phrase}” is made.`, undo } };
      }
      case 'remove': {
        await call('POST /aliases/remove', { body: { key: action.key } });
        const undo: QuestionsAction = { does: 'make', phrase, page };
        return { done: { sentence: `The alias “${phrase}” is removed.`, undo } };
      }
    }
  } catch (error) {
    if (action.does !== 'preview') showToast('error', `That did not work: ${reasonOf(error)}`);
    return { refused: reasonOf(error) };
  }
}

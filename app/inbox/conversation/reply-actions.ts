import { showToast } from '#app/components/toast.ts';
import { call, reasonOf } from '../frame/call.ts';
import type { SentReply } from './answers.ts';

export type ReplyAction =
  | { does: 'reply'; table: string; id: string; text: string; seen: string | null }
  | { does: 'take back'; table: string; reply: string };

/** A reply that was sent, the words of one that was taken back, or nothing when neither could be done. */
export type ReplyOutcome = SentReply | { text: string } | null;

/** What goes wrong is told, and what was typed stays in its field. */
export async function actOnReply(action: ReplyAction): Promise<ReplyOutcome> {
  try {
    if (action.does === 'take back')
      return await call('POST /submissions/:table/replies/:id/take-back', {
        names: { table: action.table, id: action.reply },
      });
    const { table, id, text, seen } = action;
    return await call('POST /submissions/:table/:id/replies', { names: { table, id }, body: { text, seen } });
  } catch (error) {
    const what = action.does === 'reply' ? 'The reply was not sent' : 'It could not be taken back';
    showToast('error', `${what}: ${reasonOf(error)}`);
    return null;
  }
}

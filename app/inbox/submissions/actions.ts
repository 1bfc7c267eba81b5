import { showToast } from '#app/components/toast.ts';
import type { StatusChange } from '../answers.ts';
import { actOnReply, type ReplyAction, type ReplyOutcome } from '../conversation/reply-actions.ts';
import { call, reasonOf } from '../frame/call.ts';
import { forgetNoteDraft } from './note-draft.ts';

/** A change of statuses that was made, and what takes it back. */
export type Marked = { table: string; sentence: string; before: StatusChange[] };

export type InboxAction =
  | { does: 'mark'; table: string; changes: StatusChange[]; sentence: string | null }
  | { does: 'note'; table: string; id: string; user: string; text: string; key: string }
  | { does: 'send again'; delivery: string; name: string }
  | ReplyAction;

/** What staff do to submissions, wherever they stand. What goes wrong is told; the pages then load how things are. */
export async function act(action: InboxAction): Promise<Marked | ReplyOutcome> {
  switch (action.does) {
    case 'mark':
      return mark(action);
    case 'note':
      return note(action);
    case 'send again':
      return sendAgain(action);
    case 'reply':
    case 'take back':
      return actOnReply(action);
  }
}

type ActionOf<Does> = Extract<InboxAction, { does: Does }>;

async function mark({ table, changes, sentence }: ActionOf<'mark'>): Promise<Marked | null> {
  try {
    const { before } = await call('POST /submissions/:table/status', { names: { table }, body: { changes } });
    return sentence && before.length > 0 ? { table, sentence, before } : null;
  } catch (error) {
    showToast('error', `The status could not be changed: ${reasonOf(error)}`);
    return null;
  }
}

async function note({ table, id, user, text, key }: ActionOf<'note'>): Promise<null> {
  try {
    await call('POST /submissions/:table/:id/notes', { names: { table, id }, body: { text, key } });
    forgetNoteDraft(user, id, text);
  } catch (error) {
    showToast('error', `The note could not be saved: ${reasonOf(error)} What you typed is kept.`);
  }
  return null;
}

async function sendAgain({ delivery, name }: ActionOf<'send again'>): Promise<null> {
  try {
    await call('POST /deliveries/:id/send-again', { names: { id: delivery } });
    showToast('success', `${name}: it is being sent again.`);
  } catch (error) {
    showToast('error', `It could not be sent again: ${reasonOf(error)}`);
  }
  return null;
}

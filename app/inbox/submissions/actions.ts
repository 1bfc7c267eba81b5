import { showToast } from '#app/components/toast.ts';
import type { StatusChange } from '../answers.ts';
import { actOnReply, type ReplyAction, type ReplyOutcome } from '../conversation/reply-actions.ts';
import { call, reasonOf } from '../frame/call.ts';
import type { Status } from '../statuses.ts';
import { markedSentence, undoneSentence } from './marked-words.ts';
import { forgetNoteDraft } from './note-draft.ts';

/** A change of statuses that was made, and what takes it back. */
export type Marked = { table: string; sentence: string; before: StatusChange[] };

export type InboxAction =
  | { does: 'mark'; table: string; status: Status; changes: StatusChange[] }
  | { does: 'undo'; marked: Marked }
  | { does: 'note'; table: string; id: string; user: string; text: string; key: string }
  | { does: 'send again'; delivery: string; name: string }
  | ReplyAction;

/** What staff do to submissions, wherever they stand. What goes wrong is told; the pages then load how things are. */
export async function act(action: InboxAction): Promise<Marked | ReplyOutcome> {
  switch (action.does) {
    case 'mark':
      return mark(action);
    case 'undo':
      return undo(action);
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

async function mark({ table, status, changes }: ActionOf<'mark'>): Promise<Marked | null> {
  try {
    const { before } = await call('POST /submissions/:table/status', { names: { table }, body: { changes } });
    return before.length > 0 ? { table, sentence: markedSentence(before.length, status), before } : null;
  } catch (error) {
    showToast('error', `The status could not be changed: ${reasonOf(error)}`);
    return null;
  }
}

/** What somebody else has changed since stays so, and is named. What failed can be tried again. */
async function undo({ marked }: ActionOf<'undo'>): Promise<Marked | null> {
  const { table, before: changes } = marked;
  try {
    const { before, stayed } = await call('POST /submissions/:table/status', {
      names: { table },
      body: { changes, partly: true },
    });
    if (stayed.length > 0) showToast('error', undoneSentence(before.length, stayed));
    return null;
  } catch (error) {
    showToast('error', `It could not be undone: ${reasonOf(error)}`);
    return marked;
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

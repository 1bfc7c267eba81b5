import { showToast } from '#app/components/toast.ts';
import type { StatusChange } from '../answers.ts';
import { actOnReply, type ReplyAction, type ReplyOutcome } from '../conversation/reply-actions.ts';
import { call, reasonOf } from '../frame/call.ts';
import type { Status } from '../statuses.ts';
import { actOnViews, type ViewsAction, type ViewsOutcome } from '../views/actions.ts';
import { markedSentence, undoneSentence } from './marked-words.ts';
import { forgetNoteDraft } from './note-draft.ts';

/** A change of statuses that was made, and what takes it back. */
export type Marked = { sentence: string; before: TableChanges[] };

/** Changes are made whole or not at all in each table. */
export type TableChanges = { table: string; changes: StatusChange[] };

export type InboxAction =
  | { does: 'mark'; status: Status; groups: TableChanges[] }
  | { does: 'undo'; marked: Marked }
  | { does: 'note'; table: string; id: string; user: string; text: string; key: string }
  | { does: 'send again'; delivery: string; name: string }
  | ReplyAction
  | ViewsAction;

/** What staff do to submissions, wherever they stand. What goes wrong is told; the pages then load how things are. */
export async function act(action: InboxAction): Promise<Marked | ReplyOutcome | ViewsOutcome> {
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
    case 'choose columns':
    case 'save a view':
    case 'rename a view':
    case 'remove a view':
      return actOnViews(action);
  }
}

type ActionOf<Does> = Extract<InboxAction, { does: Does }>;

async function mark({ status, groups }: ActionOf<'mark'>): Promise<Marked | null> {
  const before: TableChanges[] = [];
  for (const { table, changes } of groups)
    try {
      const answer = await call('POST /submissions/:table/status', { names: { table }, body: { changes } });
      if (answer.before.length > 0) before.push({ table, changes: answer.before });
    } catch (error) {
      showToast('error', `The status could not be changed: ${reasonOf(error)}`);
    }
  return before.length > 0 ? { sentence: markedSentence(countOf(before), status), before } : null;
}

/** What somebody else has changed since stays so, and is named. What failed can be tried again. */
async function undo({ marked }: ActionOf<'undo'>): Promise<Marked | null> {
  const failed: TableChanges[] = [];
  for (const { table, changes } of marked.before)
    try {
      const { before, stayed } = await call('POST /submissions/:table/status', {
        names: { table },
        body: { changes, partly: true },
      });
      if (stayed.length > 0) showToast('error', undoneSentence(before.length, stayed));
    } catch (error) {
      showToast('error', `It could not be undone: ${reasonOf(error)}`);
      failed.push({ table, changes });
    }
  return failed.length > 0 ? { ...marked, before: failed } : null;
}

function countOf(groups: TableChanges[]): number {
  return groups.reduce((sum, { changes }) => sum + changes.length, 0);
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

import { columnTitle } from '#app/forms/engine/column-title.ts';
import type { FormDefinition } from '#app/forms/engine/define-form.ts';
import { text } from '#app/inbox/frame/row-text.ts';
import type { Status } from '#app/inbox/statuses.ts';
import type { RequestMessage, RequestView } from '#app/requests/request-view.ts';
import type { Database } from '#server/database/connection.ts';
import { readMessages } from '#server/inbox/messages.ts';
import { selectShown } from '#server/inbox/records.ts';
import type { FoundRequest } from './find-request.ts';

/** A quarantined one looks like any other: its sender learns nothing. */
const states: Record<Status, string> = {
  new: 'We have it and will answer.',
  'in progress': 'We are working on it.',
  done: 'It is done.',
  spam: 'We have it and will answer.',
};

/** What its visitor may see of a submission; null when it has gone meanwhile. */
export async function readRequest(
  database: Database,
  { form, id }: FoundRequest,
  secret: string,
): Promise<RequestView | null> {
  const { query, toRecord } = selectShown(database, form);
  const found = await query.where('id', '=', id).executeTakeFirst();
  if (!found) return null;
  const row = toRecord(found);
  return {
    secret,
    form: form.title,
    reference: row.reference,
    sentAt: row.created_at,
    state: states[row.status],
    answers: answersOf(form, row),
    messages: await readThread(database, id),
  };
}

async function readThread(database: Database, id: string): Promise<RequestMessage[]> {
  const messages = await readMessages(database, id);
  const mayBeTakenBack = await unsentReplies(database, id);
  const said = messages.filter((message) => !mayBeTakenBack.has(message.id));
  return said.map(({ id, at, text, author }) => ({ id, at, text, isOurs: author !== null }));
}

async function unsentReplies({ db }: Database, id: string): Promise<Set<string | null>> {
  const waiting = await db
    .selectFrom('outbox')
    .select('message_id')
    .where('submission_id', '=', id)
    .where('kind', '=', 'reply')
    .where('state', '=', 'waiting')
    .where('attempts', '=', 0)
    .execute();
  return new Set(waiting.map(({ message_id }) => message_id));
}

/** What was typed, and what came along with it. */
function answersOf(form: FormDefinition, row: Record<string, unknown>): RequestView['answers'] {
  const columns = [...Object.values(form.fields).map(({ column }) => column), ...alongWithIt];
  return columns
    .map((column) => ({ title: columnTitle(column), text: text(row[column]) }))
    .filter((answer) => answer.text !== '');
}

const alongWithIt = ['landing_page', 'referrer', 'utm', 'question'];

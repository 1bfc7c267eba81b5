import type { FormDefinition } from '#app/forms/engine/define-form.ts';
import { record } from '#server/accounts/audit.ts';
import type { Database } from '#server/database/connection.ts';
import { keepDraft } from './drafts.ts';
import { move } from './move.ts';
import type { Writer } from './reply.ts';

/**
 * Takes a reply back that has not left: nobody has begun to send it. Its words become the writer's draft again.
 * Null when it is too late, or it is a colleague's.
 */
export async function takeBackReply(
  { db }: Database,
  form: FormDefinition,
  messageId: string,
  writer: Writer,
): Promise<{ text: string } | null> {
  return db.transaction().execute(async (trx) => {
    const message = await trx
      .selectFrom('submission_messages')
      .selectAll()
      .where('id', '=', messageId)
      .where('table_name', '=', form.table)
      .where('author', '=', writer.email)
      .executeTakeFirst();
    const unsent = await trx
      .deleteFrom('outbox')
      .where('message_id', '=', message?.id ?? '')
      .where('state', '=', 'waiting')
      .where('attempts', '=', 0)
      .returning('id')
      .executeTakeFirst();
    if (!message || !unsent) return null;
    const { submission_id: submissionId, text, moved_from } = message;
    await trx.deleteFrom('submission_messages').where('id', '=', messageId).execute();
    if (moved_from)
      await move({ db: trx }, form, submissionId, { from: 'in progress', to: 'new', actor: writer.email });
    await record({ db: trx }, writer.email, 'took a reply back', { table: form.table, id: submissionId });
    await keepDraft(trx, { submissionId, userId: writer.id }, text);
    return { text };
  });
}

import type { Transaction } from 'kysely';
import type { SubmissionTable, Tables } from '#server/database/schema/tables.ts';
import { removeAttachments } from './attachments.ts';

/** A submission goes with everything that hangs on it. */
export async function removeSubmissions(
  trx: Transaction<Tables>,
  table: SubmissionTable,
  ids: string[],
): Promise<{ submissions: number; notes: number; messages: number; deliveries: number }> {
  const notes = await trx.deleteFrom('submission_notes').where('submission_id', 'in', ids).executeTakeFirst();
  const messages = await trx
    .deleteFrom('submission_messages')
    .where('submission_id', 'in', ids)
    .executeTakeFirst();
  await removeAttachments(trx, ids);
  await trx.deleteFrom('submission_owners').where('submission_id', 'in', ids).execute();
  await trx.deleteFrom('presences').where('submission_id', 'in', ids).execute();
  await trx.deleteFrom('reply_drafts').where('submission_id', 'in', ids).execute();
  const deliveries = await trx.deleteFrom('outbox').where('submission_id', 'in', ids).executeTakeFirst();
  const submissions = await trx.deleteFrom(table).where('id', 'in', ids).executeTakeFirst();
  return {
    submissions: Number(submissions.numDeletedRows),
    notes: Number(notes.numDeletedRows),
    messages: Number(messages.numDeletedRows),
    deliveries: Number(deliveries.numDeletedRows),
  };
}

import { randomUUIDv7 } from 'node:crypto';
import type { FoundRequest } from '#server/conversation/find-request.ts';
import { lockedRow } from '#server/conversation/locked-row.ts';
import { move } from '#server/conversation/move.ts';
import { tellStaff } from '#server/conversation/tell-staff.ts';
import type { Database } from '#server/database/connection.ts';
import { limits } from '#server/protection/limits.ts';
import { storeAttachments } from './attachments.ts';
import type { MailHead } from './read-head.ts';
import type { IncomingMail } from './read-mail.ts';

/** Puts a mail into its thread, with its attachments and the notices to staff: all of it or nothing, and once. */
export async function takeIn(
  database: Database,
  request: FoundRequest,
  { head, mail }: { head: MailHead; mail: IncomingMail },
  notify: readonly string[],
): Promise<void> {
  const { form, id: submission_id } = request;
  const at = new Date().toISOString();
  await database.db.transaction().execute(async (trx) => {
    const row = await lockedRow(trx, database.engine, request);
    if (!row) return;
    const stored = await trx
      .insertInto('submission_messages')
      .values({
        id: randomUUIDv7(),
        table_name: form.table,
        submission_id,
        at,
        author: null,
        text: mail.text,
        mail_hash: head.hash,
        mail_from: head.from,
      })
      // Another process was faster.
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!stored) return;
    await storeAttachments(trx, { id: stored.id, submission_id, at, email: row.email }, mail.attachments);
    await move({ db: trx }, form, submission_id, { from: 'done', to: 'in progress', actor: 'visitor' });
    await tellStaff(trx, request, row.status, notify);
  });
}

/** A mail that was taken in before, or that comes after as many as one thread takes within an hour. */
export async function standingOf(
  { db }: Pick<Database, 'db'>,
  submissionId: string,
  hash: string,
): Promise<'new' | 'known' | 'too many'> {
  const { toOne, seconds } = limits.additions;
  const since = new Date(Date.now() - seconds * 1000).toISOString();
  const byMail = db
    .selectFrom('submission_messages')
    .select('id')
    .where('submission_id', '=', submissionId)
    .where('mail_hash', 'is not', null);
  if (await byMail.where('mail_hash', '=', hash).executeTakeFirst()) return 'known';
  const lately = await byMail.where('at', '>', since).limit(toOne).execute();
  return lately.length < toOne ? 'new' : 'too many';
}

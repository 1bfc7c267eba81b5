import { randomUUIDv7 } from 'node:crypto';
import type { FoundRequest } from '#server/conversation/find-request.ts';
import { lockedRow } from '#server/conversation/locked-row.ts';
import { move } from '#server/conversation/move.ts';
import { tellStaff } from '#server/conversation/tell-staff.ts';
import type { Database } from '#server/database/connection.ts';
import type { IncomingMail } from './read-mail.ts';

/** Puts a mail into its thread, with its attachments and the notices to staff, once. */
export async function takeIn(
  database: Database,
  request: FoundRequest,
  mail: IncomingMail,
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
        mail_id: mail.id,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!stored) return;
    const attachments = mail.attachments.map(({ name, content }) => ({
      id: randomUUIDv7(),
      message_id: stored.id,
      submission_id,
      at,
      name,
      bytes: content.length,
      content: content.toString('base64'),
    }));
    for (const attachment of attachments)
      await trx.insertInto('message_attachments').values(attachment).execute();
    await move({ db: trx }, form, submission_id, { from: 'done', to: 'in progress', actor: 'visitor' });
    await tellStaff(trx, request, row.status, notify);
  });
}

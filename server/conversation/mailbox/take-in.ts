import { randomUUIDv7 } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { FoundRequest } from '#server/conversation/find-request.ts';
import { lockedRow } from '#server/conversation/locked-row.ts';
import { move } from '#server/conversation/move.ts';
import { tellStaff } from '#server/conversation/tell-staff.ts';
import type { Database } from '#server/database/connection.ts';
import type { Tables } from '#server/database/schema/tables.ts';
import { limits } from '#server/protection/limits.ts';
import { storeAttachments } from './attachments.ts';
import type { MailHead } from './read-head.ts';
import type { IncomingMail } from './read-mail.ts';

/** `known` was taken in before; `too many` came to one thread within an hour; `gone` is the submission. */
type TakenIn = 'stored' | 'known' | 'too many' | 'gone';

/** Puts a mail into its thread, with its attachments and the notices to staff: all of it or nothing, and once. */
export async function takeIn(
  database: Database,
  request: FoundRequest,
  { head, mail }: { head: MailHead; mail: IncomingMail },
  notify: readonly string[],
): Promise<TakenIn> {
  const { form, id: submission_id } = request;
  const at = new Date().toISOString();
  return database.db.transaction().execute(async (trx) => {
    const row = await lockedRow(trx, database.engine, request);
    if (!row) return 'gone';
    if (await isKnown(trx, submission_id, head.hash)) return 'known';
    if (await isFlood(trx, submission_id)) return 'too many';
    const id = randomUUIDv7();
    await trx
      .insertInto('submission_messages')
      .values({
        id,
        table_name: form.table,
        submission_id,
        at,
        author: null,
        text: mail.text,
        mail_hash: head.hash,
        mail_from: head.from,
      })
      .execute();
    await storeAttachments(trx, { id, submission_id, at, email: row.email }, mail.attachments);
    await move({ db: trx }, form, submission_id, { from: 'done', to: 'in progress', actor: 'visitor' });
    await tellStaff(trx, request, row.status, notify);
    return 'stored';
  });
}

async function isKnown(trx: Transaction<Tables>, submissionId: string, hash: string): Promise<boolean> {
  const known = await trx
    .selectFrom('submission_messages')
    .select('id')
    .where('submission_id', '=', submissionId)
    .where('mail_hash', '=', hash)
    .executeTakeFirst();
  return known !== undefined;
}

/** Two programs that answer each other, or somebody who means harm. */
async function isFlood(trx: Transaction<Tables>, submissionId: string): Promise<boolean> {
  const { toOne, seconds } = limits.additions;
  const since = new Date(Date.now() - seconds * 1000).toISOString();
  const lately = await trx
    .selectFrom('submission_messages')
    .select('id')
    .where('submission_id', '=', submissionId)
    .where('mail_hash', 'is not', null)
    .where('at', '>', since)
    .limit(toOne)
    .execute();
  return lately.length === toOne;
}

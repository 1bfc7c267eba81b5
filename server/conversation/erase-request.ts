import { randomUUIDv7 } from 'node:crypto';
import { record } from '#server/accounts/audit.ts';
import type { Config } from '#server/config/config.ts';
import { clearLog } from '#server/database/clear-log.ts';
import type { Database } from '#server/database/connection.ts';
import { erasureMail } from '#server/notifications/compose.ts';
import { removeSubmissions } from '#server/privacy/remove-submissions.ts';
import type { FoundRequest } from './find-request.ts';
import { lockedRow } from './locked-row.ts';

/**
 * Withdrawn by its visitor: the submission goes with everything that hangs on it. The mail that confirms it carries
 * its own words, and its entry goes once it has left.
 */
export async function eraseRequest(
  database: Database,
  { mail }: Pick<Config, 'mail'>,
  { form, id }: FoundRequest,
): Promise<void> {
  await database.db.transaction().execute(async (trx) => {
    const row = await lockedRow(trx, database.engine, { form, id });
    if (!row) return;
    const removed = await removeSubmissions(trx, form.table, [id]);
    await record({ db: trx }, 'visitor', 'withdrew a request', { table: form.table, ...removed });
    const now = new Date().toISOString();
    if (mail)
      await trx
        .insertInto('outbox')
        .values({
          id: randomUUIDv7(),
          created_at: now,
          next_at: now,
          kind: 'erasure notice',
          target: row.email,
          mail: JSON.stringify(erasureMail(row.reference)),
        })
        .execute();
  });
  clearLog(database);
}

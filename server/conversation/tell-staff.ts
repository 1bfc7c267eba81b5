import { randomUUIDv7 } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Status } from '#app/inbox/statuses.ts';
import type { Tables } from '#server/database/schema/tables.ts';
import type { FoundRequest } from './find-request.ts';

/** Writes down that staff are told of what a visitor said. Who was taken for a robot does not fill their mailboxes. */
export async function tellStaff(
  trx: Transaction<Tables>,
  { form, id }: FoundRequest,
  status: Status,
  notify: readonly string[],
): Promise<void> {
  if (status === 'spam' || notify.length === 0) return;
  const now = new Date().toISOString();
  const notices = notify.map((target) => ({
    id: randomUUIDv7(),
    created_at: now,
    next_at: now,
    kind: 'addition notice' as const,
    target,
    table_name: form.table,
    submission_id: id,
  }));
  await trx.insertInto('outbox').values(notices).execute();
}

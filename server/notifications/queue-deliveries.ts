import type { Transaction } from 'kysely';
import type { SubmissionTable, Tables } from '#server/database/schema/tables.ts';
import type { WhoHears } from './who-hears.ts';

/**
 * Writes down what must be sent for submissions that were held back as spam. One that has deliveries already keeps
 * them: putting it into quarantine and taking it out again sends nothing twice.
 */
export async function queueDeliveries(
  trx: Transaction<Tables>,
  table: SubmissionTable,
  ids: readonly string[],
  { deliveriesFor }: WhoHears,
): Promise<void> {
  const told = trx.selectFrom('outbox').select('submission_id').where('submission_id', 'in', ids);
  const released = await trx
    .selectFrom(table)
    .select(['id', 'email'])
    .where('id', 'in', ids)
    .where('id', 'not in', told)
    .execute();
  const now = new Date().toISOString();
  const entries = released.flatMap(({ id: submission_id, email }) =>
    deliveriesFor(table, String(email)).map((delivery) => ({
      ...delivery,
      created_at: now,
      next_at: now,
      table_name: table,
      submission_id,
    })),
  );
  if (entries.length > 0) await trx.insertInto('outbox').values(entries).execute();
}

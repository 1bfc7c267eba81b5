import type { Transaction } from 'kysely';
import type { Database } from '#server/database/connection.ts';
import type { Tables } from '#server/database/schema/tables.ts';
import type { FoundRequest } from './find-request.ts';

/**
 * A submission that nobody else answers, adds to or erases until the transaction is over: on PostgreSQL they wait
 * here, on SQLite there is one writer.
 */
export function lockedRow(trx: Transaction<Tables>, engine: Database['engine'], { form, id }: FoundRequest) {
  const asked = trx
    .selectFrom(form.table)
    .select(['email', 'reference', 'status', 'created_at'])
    .where('id', '=', id);
  return (engine === 'postgres' ? asked.forUpdate() : asked).executeTakeFirst();
}

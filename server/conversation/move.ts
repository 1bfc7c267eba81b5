import type { FormDefinition } from '#app/forms/engine/define-form.ts';
import type { Status } from '#app/inbox/statuses.ts';
import { record } from '#server/accounts/audit.ts';
import type { Database } from '#server/database/connection.ts';

type Move = { from: Status; to: Status; actor: string };

/** A status that follows from what was said; one that somebody changed meanwhile stays. */
export async function move(
  { db }: Pick<Database, 'db'>,
  { table }: FormDefinition,
  id: string,
  { from, to, actor }: Move,
): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable(table)
    .set({ status: to })
    .where('id', '=', id)
    .where('status', '=', from)
    .executeTakeFirst();
  if (numUpdatedRows > 0n)
    await record({ db }, actor, 'changed status', { table, changes: [{ id, from, status: to }] });
}

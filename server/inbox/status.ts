import * as z from 'zod';
import type { FormDefinition } from '#app/forms/engine/define-form.ts';
import type { Database } from '#server/database/connection.ts';
import { statuses } from './filter.ts';

const mostAtOnce = 500;

export const changesSchema = z.object({
  changes: z
    .array(z.object({ id: z.string(), status: z.enum(statuses) }))
    .min(1, 'Name at least one submission.')
    .max(mostAtOnce, `At most ${mostAtOnce} at once.`),
});

export type StatusChange = z.infer<typeof changesSchema>['changes'][number];

/** Sets the status of several rows together; answers what undoes it. */
export async function changeStatus(
  { db }: Database,
  form: FormDefinition,
  changes: StatusChange[],
): Promise<StatusChange[]> {
  const table = form.table;
  const ids = changes.map(({ id }) => id);
  return db.transaction().execute(async (trx) => {
    const before = await trx.selectFrom(table).select(['id', 'status']).where('id', 'in', ids).execute();
    for (const status of statuses) {
      const these = changes.filter((change) => change.status === status).map(({ id }) => id);
      if (these.length > 0) await trx.updateTable(table).set({ status }).where('id', 'in', these).execute();
    }
    return before;
  });
}

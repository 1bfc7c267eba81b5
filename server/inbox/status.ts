import type { Transaction } from 'kysely';
import * as z from 'zod';
import type { FormDefinition } from '#app/forms/engine/define-form.ts';
import type { StatusChange, StatusNow } from '#app/inbox/answers.ts';
import { type Status, statuses } from '#app/inbox/statuses.ts';
import { record } from '#server/accounts/audit.ts';
import type { Connection, Database } from '#server/database/connection.ts';
import type { SubmissionTable, Tables } from '#server/database/schema/tables.ts';
import { queueDeliveries } from '#server/notifications/queue-deliveries.ts';
import type { WhoHears } from '#server/notifications/who-hears.ts';
import { firstAnswers } from '#server/telemetry/counters.ts';

const mostAtOnce = 500;

export const changesSchema = z.object({
  changes: z
    .array(z.object({ id: z.string(), status: z.enum(statuses), from: z.enum(statuses).optional() }))
    .min(1, 'Name at least one submission.')
    .max(mostAtOnce, `At most ${mostAtOnce} at once.`)
    .refine(
      (changes) => new Set(changes.map(({ id }) => id)).size === changes.length,
      'Name each submission once.',
    ),
  partly: z.boolean().default(false),
});

/** How these stand now; null for what is gone. */
export async function readStatuses(
  { db }: Pick<Database, 'db'>,
  { table }: FormDefinition,
  ids: string[],
): Promise<StatusNow[]> {
  const found = await db.selectFrom(table).select(['id', 'status']).where('id', 'in', ids).execute();
  const known = new Map(found.map(({ id, status }) => [id, status]));
  return ids.map((id) => ({ id, status: known.get(id) ?? null }));
}

export type Changing = { database: Database; whoHears: WhoHears; actor: string };
type Changes = z.infer<typeof changesSchema>;
type Changed = { before: StatusChange[]; stayed: StatusNow[] } | { conflicts: StatusNow[] };

/**
 * Sets the status of several rows. One that is gone, or no longer what its change replaces, is a conflict: then none
 * of them is changed, or only the others if it is done partly. Answers what undoes it. The audit log gets what really changed, and for what leaves the quarantine the
 * mails are sent that were held back.
 */
export async function changeStatus(
  { database, whoHears, actor }: Changing,
  form: FormDefinition,
  { changes, partly }: Changes,
): Promise<Changed> {
  const { table } = form;
  const answered: string[] = [];
  const changed = await database.db.transaction().execute(async (trx): Promise<Changed> => {
    const ids = changes.map(({ id }) => id);
    const known = await lockedStatuses({ db: trx, engine: database.engine }, form, ids);
    const conflicts = changes.filter((change) => isConflict(change, known.get(change.id)?.status));
    const stayed = conflicts.map(({ id }) => ({ id, status: known.get(id)?.status ?? null }));
    if (stayed.length > 0 && !partly) return { conflicts: stayed };

    const real = changes.flatMap((change) => {
      const { id, status } = change;
      const from = conflicts.includes(change) ? undefined : known.get(id)?.status;
      return from && from !== status ? [{ id, from, status }] : [];
    });
    for (const status of statuses) {
      const these = real.filter((change) => change.status === status).map(({ id }) => id);
      if (these.length > 0) await trx.updateTable(table).set({ status }).where('id', 'in', these).execute();
    }
    const released = real.filter(({ from }) => from === 'spam').map(({ id }) => id);
    if (released.length > 0) await queueDeliveries(trx, table, released, whoHears);
    await noteListing(trx, table, real);
    if (real.length > 0) await record({ db: trx }, actor, 'changed status', { table, changes: real });
    for (const { id, from, status } of real)
      if (from === 'new' && status !== 'spam') answered.push(known.get(id)?.created_at ?? '');
    return { before: real.map(({ id, from, status }) => ({ id, status: from, from: status })), stayed };
  });
  for (const cameAt of answered) firstAnswers.observe({ table }, (Date.now() - Date.parse(cameAt)) / 1000);
  return changed;
}

/**
 * What first leaves the quarantine is listed from now on, so that whoever reads on from a cursor meets it. What was
 * listed before it was put there keeps its place.
 */
async function noteListing(
  trx: Transaction<Tables>,
  table: SubmissionTable,
  changes: { id: string; from: Status; status: Status }[],
): Promise<void> {
  const entering = changes.filter(({ status }) => status === 'spam').map(({ id }) => id);
  const leaving = changes.filter(({ from }) => from === 'spam').map(({ id }) => id);
  const unlisted = trx.updateTable(table).where('listed_at', 'is', null);
  if (entering.length > 0)
    await unlisted
      .set(({ ref }) => ({ listed_at: ref('created_at') }))
      .where('id', 'in', entering)
      .execute();
  if (leaving.length > 0)
    await unlisted.set({ listed_at: new Date().toISOString() }).where('id', 'in', leaving).execute();
}

/** On PostgreSQL nobody else may change them until this is done; on SQLite nobody else can. */
async function lockedStatuses({ db, engine }: Connection, { table }: FormDefinition, ids: string[]) {
  const asked = db
    .selectFrom(table)
    .select(['id', 'status', 'created_at'])
    .where('id', 'in', ids)
    .orderBy('id');
  const found = await (engine === 'postgres' ? asked.forUpdate() : asked).execute();
  return new Map(found.map(({ id, ...row }) => [id, row]));
}

function isConflict({ status, from }: StatusChange, now: Status | undefined): boolean {
  return now === undefined || (from !== undefined && now !== from && now !== status);
}

/** What stands in the way, as a sentence. */
export function conflictSentence(conflicts: StatusNow[], asked: number): string {
  const [first] = conflicts;
  if (asked === 1)
    return first?.status
      ? `Somebody changed it meanwhile: it is “${first.status}” now. Nothing was overwritten.`
      : 'There is no such submission.';
  const now = [...new Set(conflicts.map(({ status }) => (status ? `“${status}”` : 'gone')))].join(', ');
  return `Somebody changed ${conflicts.length} of ${asked} meanwhile (now ${now}). Nothing was overwritten.`;
}

import { forms } from '#app/forms/definitions/registry.ts';
import type { FormDefinition } from '#app/forms/engine/define-form.ts';
import type { RemovalThatWaits } from '#app/inbox/answers.ts';
import { record } from '#server/accounts/audit.ts';
import type { Database } from '#server/database/connection.ts';
import type { SubmissionTable } from '#server/database/schema/tables.ts';
import { counter } from '#server/inbox/count.ts';
import { filterSchema } from '#server/inbox/filter.ts';

const hour = 60 * 60 * 1000;
const day = 24 * hour;

/** A clock that ran from one look to the next may be trusted; one that leapt may not. */
const brake = { share: 0.2, longestBetweenLooks: 6 * hour };

type Look = { now: number; last: number | null };

/**
 * Whether what is older than its days may go from a table. What has come due since the last look always may:
 * that is how time passes. More than a set share of the table beside it means that a clock leapt, that the rule is
 * new or that the site was off for long: then nothing goes until an admin says so.
 */
export async function mayRemove(
  database: Database,
  form: FormDefinition,
  days: number,
  { now, last }: Look,
): Promise<boolean> {
  const before = momentBefore(days, now);
  if (!(await hasOlder(database, form, before))) {
    await forget(database, form);
    return true;
  }
  const { total } = counter(database);
  const countBefore = async (moment?: number) => {
    const to = moment === undefined ? undefined : momentBefore(days, moment);
    return (await total(form, filterSchema.parse({ spam: 'true', to }))) ?? 0;
  };
  const isTrusted = last !== null && last <= now && now - last <= brake.longestBetweenLooks;
  const unexplained = await countBefore(isTrusted ? last : now);
  const all = unexplained > 0 ? await countBefore() : 0;
  if (unexplained <= brake.share * all) {
    await forget(database, form);
    return true;
  }
  await hold(database, { table_name: form.table, before, due: await countBefore(now), total: all });
  return false;
}

function momentBefore(days: number, moment: number): string {
  return new Date(moment - days * day).toISOString();
}

async function hasOlder({ db }: Database, form: FormDefinition, before: string): Promise<boolean> {
  const older = db.selectFrom(form.table).select('id').where('created_at', '<', before).limit(1);
  return (await older.executeTakeFirst()) !== undefined;
}

async function forget({ db }: Database, form: FormDefinition): Promise<void> {
  await db.deleteFrom('retention_waits').where('table_name', '=', form.table).execute();
}

type Held = { table_name: SubmissionTable; before: string; due: number; total: number };

async function hold(database: Database, held: Held): Promise<void> {
  const { table_name: table, ...facts } = held;
  const known = await findWaiting(database, table);
  const since = known?.since ?? new Date().toISOString();
  await database.db
    .insertInto('retention_waits')
    .values({ ...held, since })
    .onConflict((conflict) => conflict.column('table_name').doUpdateSet(facts))
    .execute();
  if (!known) await record(database, 'housekeeping', 'held back a removal', { table, ...facts });
}

export async function readWaiting({ db }: Database): Promise<RemovalThatWaits[]> {
  const waiting = await db.selectFrom('retention_waits').selectAll().orderBy('table_name').execute();
  return waiting.map(({ table_name: table, ...facts }) => ({
    table,
    title: forms.find((form) => form.table === table)?.title ?? table,
    ...facts,
  }));
}

function findWaiting({ db }: Database, table: SubmissionTable) {
  return db.selectFrom('retention_waits').selectAll().where('table_name', '=', table).executeTakeFirst();
}

/** An admin's word for exactly what was shown; null when it is no longer so. */
export async function letGo(
  database: Database,
  table: SubmissionTable,
  before: string,
): Promise<{ due: number } | null> {
  const waiting = await database.db
    .deleteFrom('retention_waits')
    .where('table_name', '=', table)
    .where('before', '=', before)
    .returning('due')
    .executeTakeFirst();
  return waiting ?? null;
}

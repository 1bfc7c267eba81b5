import * as z from 'zod';
import type { AuditFilters, AuditPage } from '#app/inbox/audit/answers.ts';
import type { Database } from '#server/database/connection.ts';
import { namesOf } from './names.ts';

type Db = Pick<Database, 'db'>;

const pageLength = 100;

const moment = (name: string) =>
  z
    .string()
    .refine((text) => !Number.isNaN(Date.parse(text)), `${name} must be a date like 2026-01-31.`)
    .transform((text) => Date.parse(text))
    .optional();

export const auditSchema = z.object({
  before: z.string().optional(),
  actor: z.string().optional(),
  action: z.string().optional(),
  from: moment('from'),
  to: moment('to'),
});

/** Newest first. An entry's id begins with when it was made, so that its index holds the time, too. */
export async function readAudit(
  { db }: Db,
  { before, actor, action, from, to }: z.infer<typeof auditSchema>,
): Promise<AuditPage> {
  let query = db.selectFrom('audit_log').selectAll().orderBy('id', 'desc').limit(pageLength);
  if (before) query = query.where('id', '<', before);
  if (actor) query = query.where('actor', '=', actor);
  if (action) query = query.where('action', '=', action);
  if (from !== undefined) query = query.where('id', '>=', firstIdAt(from));
  if (to !== undefined) query = query.where('id', '<', firstIdAt(to));
  const rows = await query.execute();
  const nameOf = await namesOf(
    { db },
    rows.map(({ actor }) => actor),
  );
  const entries = rows.map((row) => ({
    ...row,
    name: nameOf(row.actor),
    detail: JSON.parse(row.detail),
  }));
  return {
    entries,
    next: rows.length === pageLength ? (rows.at(-1)?.id ?? null) : null,
    filters: await readFilters({ db }),
  };
}

/** The least UUID of version 7 of a millisecond, as far as the time goes. */
function firstIdAt(time: number): string {
  const hex = Math.max(0, time).toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}`;
}

/** More than anyone would look through. */
const mostOffered = 200;

async function readFilters(database: Db): Promise<AuditFilters> {
  const [actors, actions] = await Promise.all([valuesOf(database, 'actor'), valuesOf(database, 'action')]);
  return { actors, actions };
}

/** Every value once. It goes from one to the next through the index: a log of millions has a few. */
async function valuesOf({ db }: Db, column: 'actor' | 'action'): Promise<string[]> {
  const values: string[] = [];
  while (values.length < mostOffered) {
    let query = db.selectFrom('audit_log').select(column).orderBy(column).limit(1);
    const last = values.at(-1);
    if (last !== undefined) query = query.where(column, '>', last);
    const next = await query.executeTakeFirst();
    if (!next) break;
    values.push(next[column]);
  }
  return values;
}

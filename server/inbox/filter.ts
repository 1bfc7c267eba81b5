import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import * as z from 'zod';
import type { FormDefinition } from '#app/forms/engine/define-form.ts';
import { type Whose, whose } from '#app/inbox/assign/answers.ts';
import { dueBy } from '#app/inbox/due/due-by.ts';
import { statuses } from '#app/inbox/statuses.ts';
import { columnsOf } from '#server/database/schema/columns.ts';
import { cameBy } from '#server/due/came-by.ts';
import { searchedColumns } from '#server/submissions/fold-text.ts';
import { momentAt } from './moments.ts';
import { separators, type Term, termsOf } from './search-terms.ts';
import { choseAll, type OwnFilter } from './views/own-filter.ts';

const oneDay = 24 * 60 * 60 * 1000;

/** A day (UTC) or a moment; `to` includes the whole of its day. */
const moment = (name: string, add: number) =>
  z
    .string()
    .refine((text) => !Number.isNaN(Date.parse(text)), `${name} must be a date like 2026-01-31.`)
    .transform((text) => momentAt(Date.parse(text) + (/^\d{4}-\d\d-\d\d$/.test(text) ? add : 0)))
    .optional();

const spamAsked = {
  '': 'without',
  0: 'without',
  false: 'without',
  1: 'with',
  true: 'with',
  only: 'only',
} as const;

export const filterSchema = z.object({
  q: z.string().default('').transform(termsOf),
  from: moment('from', 0),
  to: moment('to', oneDay),
  status: z.enum(statuses, { error: `status must be one of: ${statuses.join(', ')}.` }).optional(),
  spam: z
    .enum(['', '0', 'false', '1', 'true', 'only'], { error: 'spam must be true, false or only.' })
    .default('')
    .transform((asked) => spamAsked[asked]),
  source: z.string().trim().max(200).optional(),
  owner: z.enum(['', ...whose], { error: `owner must be one of: ${whose.join(', ')}.` }).optional(),
  due: z.enum(['', ...dueBy], { error: `due must be one of: ${dueBy.join(', ')}.` }).optional(),
});

/** `me` is who asks; `own` is about the form's own choices. */
export type Filter = z.infer<typeof filterSchema> & { me?: string; own?: OwnFilter };

/**
 * The filter as a condition. Spam stays out unless it is asked for. A walk in another order than by time
 * must not be led astray by an index of status or time: then those columns are hidden from the planner. So must not
 * one through the few that are somebody's own.
 */
export function matches(
  form: FormDefinition,
  { q, from, to, status, spam, source, due, owner, me = '', own = {} }: Filter,
  { throughIndex } = { throughIndex: true },
): RawBuilder<SqlBool> {
  const column = (name: 'status' | 'created_at') =>
    sql.raw(throughIndex && owner !== 'mine' ? `"${name}"` : `coalesce("${name}", "${name}")`);
  const wanted = status ?? (spam === 'only' ? 'spam' : null);
  const conditions = [sql`true`];
  // In the text: a plan that PostgreSQL keeps for any status would look for a rare one in every row.
  if (wanted) conditions.push(sql`${column('status')} = ${sql.lit(wanted)}`);
  else if (spam === 'without') conditions.push(sql`${column('status')} <> 'spam'`);
  if (from) conditions.push(sql`${column('created_at')} >= ${from}`);
  if (to) conditions.push(sql`${column('created_at')} < ${to}`);
  if (due) {
    conditions.push(sql`${column('status')} = 'new'`);
    conditions.push(sql`${column('created_at')} <= ${cameBy(form, due)}`);
  }
  if (owner) conditions.push(isOf(form, owner, me));
  if (source) conditions.push(contains(together(originColumns(form)), source.toLowerCase()));
  conditions.push(...choseAll(form, own));
  for (const term of q) conditions.push(finds(searched(form), term));
  return sql`${sql.join(conditions, sql` and `)}`;
}

function isOf({ table }: FormDefinition, owner: Whose, me: string): RawBuilder<SqlBool> {
  if (owner === 'mine')
    return sql<SqlBool>`${sql.ref('id')} in (select submission_id from submission_owners where user_id = ${me})`;
  return sql<SqlBool>`not exists (select 1 from submission_owners where submission_id = ${sql.ref(`${table}.id`)})`;
}

/** No index helps with these: the rows have to be looked at. */
export function looksAtEveryRow({ q, source, own = {} }: Filter): boolean {
  return q.length > 0 || Boolean(source) || Object.keys(own).length > 0;
}

function finds(text: Expression<unknown>, { words, compact }: Term): RawBuilder<SqlBool> {
  const asWritten = sql<SqlBool>`${sql.join(
    words.map((word) => contains(text, word)),
    sql` and `,
  )}`;
  if (!compact) return asWritten;
  const closed = separators.reduce(
    (inner, sign) => sql`replace(${inner}, ${sql.lit(sign)}, '')`,
    sql`${text}`,
  );
  // Few rows have these signs in this order at all, and only theirs are worth closing up.
  const loosely = `%${[...compact].join('%')}%`;
  return sql<SqlBool>`(${asWritten} or ${text} like ${loosely} and ${contains(closed, compact)})`;
}

function contains(text: Expression<unknown>, part: string): RawBuilder<SqlBool> {
  const pattern = `%${part.replace(/[\\%_]/g, '\\$&')}%`;
  return sql<SqlBool>`${text} like ${pattern} escape '\\'`;
}

/** Rows that came in otherwise than through a form have no folded text. */
function searched(form: FormDefinition): Expression<unknown> {
  return sql`coalesce(${sql.ref('search_text')}, ${together(searchedColumns(form))})`;
}

function together(columns: string[]): Expression<unknown> {
  const texts = columns.map((column) => sql`coalesce(cast(${sql.ref(column)} as text), '')`);
  return sql`lower(${sql.join(texts, sql` || ' ' || `)})`;
}

/** Where a submission came from, as far as its table knows. */
export function originColumns(form: FormDefinition): string[] {
  const origins = ['landing_page', 'referrer', 'utm', 'question', 'source', 'source_param'];
  const own = new Set(columnsOf(form).map(({ name }) => name));
  return origins.filter((name) => own.has(name));
}

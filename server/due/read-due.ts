import { forms } from '#app/forms/definitions/registry.ts';
import type { FormDefinition } from '#app/forms/engine/define-form.ts';
import type { Database } from '#server/database/connection.ts';
import { nameColumn } from '#server/database/schema/columns.ts';
import { cameBy, dueTime } from './came-by.ts';

const mostPerForm = 50;

export type DueSubmission = { id: string; reference: string; name: string; dueAt: string };

/** What one form has to answer today; `more` when there are more than are listed. */
export type DueOfForm = { form: FormDefinition; due: DueSubmission[]; more: boolean };

/** What is late or due before the office's day ends, the longest due first. Forms with nothing due are left out. */
export async function readDue(database: Pick<Database, 'db'>, now = Date.now()): Promise<DueOfForm[]> {
  const all = await Promise.all(forms.map((form) => readDueOf(database, form, now)));
  return all.filter(({ due }) => due.length > 0);
}

async function readDueOf(
  { db }: Pick<Database, 'db'>,
  form: FormDefinition,
  now: number,
): Promise<DueOfForm> {
  const rows = await db
    .selectFrom(form.table)
    .select(['id', 'reference', 'status', 'created_at'])
    .select(nameColumn(form))
    .where('status', '=', 'new')
    .where('created_at', '<=', cameBy(form, 'today', now))
    .orderBy('created_at')
    .orderBy('id')
    .limit(mostPerForm + 1)
    .execute();
  const due = rows.slice(0, mostPerForm).map((row) => ({
    id: row.id,
    reference: row.reference,
    name: String(row[nameColumn(form)] ?? ''),
    dueAt: dueTime(form, row) ?? row.created_at,
  }));
  return { form, due, more: rows.length > mostPerForm };
}

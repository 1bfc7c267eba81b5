import { randomUUIDv7 } from 'node:crypto';
import { setImmediate as others } from 'node:timers/promises';
import { formForTable } from '#app/forms/definitions/registry.ts';
import type { Database } from '#server/database/connection.ts';
import type { SubmissionRow, SubmissionTable } from '#server/database/schema/tables.ts';
import { searchText } from '#server/submissions/fold-text.ts';

/** A row as the submit path would store it, with anything replaced. */
export function rowWith(table: SubmissionTable, values: Partial<SubmissionRow> = {}): SubmissionRow {
  const form = formForTable(table);
  if (!form) throw new Error(`no such table: ${table}`);
  const id = randomUUIDv7();
  const text = { name: 'Ana María', subject: 'A class', message: 'For my daughter.' };
  const own = Object.values(form.fields).map(({ column }) => [column, text[column as 'name'] ?? null]);
  const row = {
    ...Object.fromEntries(own),
    ...('firstName' in form.fields ? { first_name: 'Ana', last_name: 'María' } : {}),
    email: 'ana@example.org',
    id,
    created_at: new Date().toISOString(),
    reference: id.slice(-12).toUpperCase(),
    status: 'new',
    spam_reasons: null,
    idempotency_key: null,
    request_hash: null,
    search_text: null,
    ...values,
  } as SubmissionRow;
  return { ...row, search_text: searchText(form, row) };
}

export async function store({ db }: Database, table: SubmissionTable, rows: SubmissionRow[]): Promise<void> {
  for (let start = 0; start < rows.length; start += 500) {
    await db
      .insertInto(table)
      .values(rows.slice(start, start + 500))
      .execute();
    // SQLite never lets go by itself, and connections that the site closed meanwhile must be noticed.
    await others();
  }
}

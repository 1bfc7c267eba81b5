import type { FormDefinition } from '#app/forms/engine/define-form.ts';
import type { Submission } from '#app/inbox/answers.ts';
import type { Connection } from '#server/database/connection.ts';
import { type Column, columnsOf } from '#server/database/schema/columns.ts';

const internal = new Set(['idempotency_key', 'request_hash', 'search_text', 'link_hash', 'listed_at']);

/** What staff see of a submission. */
export function shownColumns(form: FormDefinition): Column[] {
  return columnsOf(form).filter(({ name }) => !internal.has(name));
}

const everyForm = ['id', 'created_at', 'reference', 'status', 'email'] as const;

/** Submissions as staff see them; `toRecord` makes values of what was read. */
export function selectShown({ db, engine }: Connection, form: FormDefinition) {
  const others = shownColumns(form).filter(({ name }) => !everyForm.some((known) => known === name));
  const json = engine === 'sqlite' ? others.filter(({ type }) => type === 'json') : [];
  return {
    query: db
      .selectFrom(form.table)
      .select(everyForm)
      .select(others.map(({ name }) => name)),
    /** SQLite hands out JSON as text, PostgreSQL as a value. */
    toRecord: (row: Submission): Submission => {
      for (const { name } of json) row[name] = parsed(row[name]);
      return row;
    },
  };
}

function parsed(value: unknown): unknown {
  return typeof value === 'string' ? JSON.parse(value) : value;
}

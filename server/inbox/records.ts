import { columnTitle } from '#app/forms/engine/column-title.ts';
import type { FormDefinition } from '#app/forms/engine/define-form.ts';
import type { Engine } from '#server/database/engine.ts';
import { type Column, columnsOf } from '#server/database/schema/columns.ts';

/**
 * A row as one piece of text, written by the database: it crosses into JavaScript as one string instead of
 * twenty values that would only be put together again. Answers the SQL that writes it.
 */
export type RecordWriter = (form: FormDefinition, engine: Engine) => string;

const internal = new Set(['idempotency_key', 'request_hash', 'search_text']);

/** What staff see of a submission. */
export function shownColumns(form: FormDefinition): Column[] {
  return columnsOf(form).filter(({ name }) => !internal.has(name));
}

/** Both engines write a time alike. */
const timeAsText: Record<Engine, (column: string) => string> = {
  sqlite: (column) => column,
  postgres: (column) => `to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
};

export const jsonRecord: RecordWriter = (form, engine) => {
  const columns = shownColumns(form).map(({ name, type }) => {
    const column = `"${name}"`;
    if (type === 'time') return { name, value: timeAsText[engine](column) };
    return { name, value: type === 'json' && engine === 'sqlite' ? `json(${column})` : column };
  });
  if (engine === 'sqlite')
    return `json_object(${columns.map(({ name, value }) => `'${name}', ${value}`).join(', ')})`;
  // A third less work for PostgreSQL than `json_build_object`.
  const selected = columns.map(({ name, value }) => `${value} as "${name}"`);
  return `(select row_to_json(shown)::text from (select ${selected.join(', ')}) shown)`;
};

/** Excel takes a file without it for the local code page. */
const byteOrderMark = '\uFEFF';

export function csvHead(form: FormDefinition): string {
  const titles = shownColumns(form).map(({ name }) => `"${columnTitle(name)}"`);
  return `${byteOrderMark}${titles.join(',')}\r\n`;
}

/** Strings quoted, quotes doubled, formulas made inert with an apostrophe; see docs/decisions/export.md. */
export const csvRecord: RecordWriter = (form, engine) => {
  const cells = shownColumns(form).map((column) =>
    ours.has(column.name) ? `'"' || ${asText(column, engine)} || '"'` : cell(asText(column, engine), engine),
  );
  return cells.join(` || ',' || `);
};

/** Written by us and never empty: no quote and no formula is in them. */
const ours = new Set(['id', 'created_at', 'reference', 'status']);

function cell(text: string, engine: Engine): string {
  const start = `case when ${startsFormula[engine](text)} then '"''' else '"' end`;
  return `coalesce(${start} || replace(${text}, '"', '""') || '"', '')`;
}

const formulaStarts = '=+@\t\r\n＝＋－＠-';
const startsFormula: Record<Engine, (text: string) => string> = {
  sqlite: (text) => `${text} glob '[${formulaStarts}]*'`,
  postgres: (text) => `strpos('${formulaStarts}', left(${text}, 1)) > 0 and ${text} <> ''`,
};

function asText({ name, type }: Column, engine: Engine): string {
  const column = `"${name}"`;
  if (type === 'time') return timeAsText[engine](column);
  return type === 'json' ? listAsText[engine](column) : column;
}

const listAsText: Record<Engine, (column: string) => string> = {
  sqlite: (column) => `case json_type(${column}) when 'array'
    then (select group_concat(value, ', ') from json_each(${column})) else ${column} end`,
  postgres: (column) => `case jsonb_typeof(${column}) when 'array'
    then (select string_agg(value, ', ') from jsonb_array_elements_text(${column})) else ${column}::text end`,
};

import { type RawBuilder, sql } from 'kysely';
import { columnTitle } from '#app/forms/column-title.ts';
import type { FormDefinition } from '#app/forms/define-form.ts';
import type { Engine } from '#server/database/database.ts';
import { type Column, columnsOf } from '#server/database/tables.ts';
import { shownColumns } from './rows.ts';

/** Excel takes a file without it for the local code page. */
const byteOrderMark = '\uFEFF';

export function csvHead(form: FormDefinition): string {
  const titles = shownColumns(form).map((name) => `"${columnTitle(name)}"`);
  return `${byteOrderMark}${titles.join(',')}\r\n`;
}

/**
 * A row as one record: strings quoted, quotes doubled, formulas made inert with an apostrophe. The database
 * writes it, so that a million rows are not taken apart into values only to be put together again; see
 * docs/decisions/export.md.
 */
export function csvRecord(form: FormDefinition, engine: Engine): RawBuilder<string> {
  const shown = new Set(shownColumns(form));
  const cells = columnsOf(form)
    .filter(({ name }) => shown.has(name))
    .map((column) => cell(asText[engine][column.type](sql.ref(column.name))));
  return sql<string>`${sql.join(cells, sql` || ',' || `)} || ${sql.lit('\r\n')}`;
}

const formulaStarts = sql.join([...'=+-@\t\r\n＝＋－＠'].map((character) => sql.lit(character)));

function cell(text: RawBuilder<unknown>): RawBuilder<unknown> {
  const inert = sql`case when substr(${text}, 1, 1) in (${formulaStarts}) then '''' || ${text} else ${text} end`;
  return sql`coalesce('"' || replace(${inert}, '"', '""') || '"', '')`;
}

type AsText = Record<Column['type'], (column: RawBuilder<unknown>) => RawBuilder<unknown>>;

const asText: Record<Engine, AsText> = {
  sqlite: {
    text: (column) => column,
    time: (column) => column,
    json: (column) => sql`case json_type(${column}) when 'array'
      then (select group_concat(value, ', ') from json_each(${column})) else ${column} end`,
  },
  postgres: {
    text: (column) => column,
    time: (column) => sql`to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
    json: (column) => sql`case jsonb_typeof(${column}) when 'array'
      then (select string_agg(value, ', ') from jsonb_array_elements_text(${column})) else ${column}::text end`,
  },
};

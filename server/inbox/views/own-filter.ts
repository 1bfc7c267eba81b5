import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { FormDefinition } from '#app/forms/engine/define-form.ts';
import { choiceFields } from '#app/inbox/views/own-fields.ts';

/** What was chosen in the form, by column: as in `course_interest=Robotics 101`. */
export type OwnFilter = Record<string, string>;

/** The part of a query that is about the form's own choices, or what is wrong with it. */
export function readOwnFilter(form: FormDefinition, query: Record<string, string>): OwnFilter | string {
  const own: OwnFilter = {};
  for (const { column, options } of choiceFields(form)) {
    const wanted = query[column];
    if (!wanted) continue;
    if (!options.includes(wanted)) return `${column} must be one of: ${options.join(', ')}.`;
    own[column] = wanted;
  }
  return own;
}

/** No index: the options are few, so each stands in many rows, and rows are looked at in windows. */
export function choseAll(form: FormDefinition, own: OwnFilter): RawBuilder<SqlBool>[] {
  return choiceFields(form)
    .filter(({ column }) => own[column])
    .map((field) => {
      const { column } = field;
      const option = own[column] ?? '';
      if (field.kind === 'choice') return sql<SqlBool>`${sql.ref(column)} = ${option}`;
      // Several are a text with commas, or a list in JSON: neither has an option within another.
      if (field.stored === 'joined')
        return sql<SqlBool>`', ' || ${sql.ref(column)} || ', ' like ${`%, ${option}, %`}`;
      return sql<SqlBool>`cast(${sql.ref(column)} as text) like ${`%${JSON.stringify(option)}%`}`;
    });
}

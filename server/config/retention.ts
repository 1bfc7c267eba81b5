import { forms } from '#app/forms/definitions/registry.ts';
import type { FormTable } from '#app/forms/engine/define-form.ts';

/** Days for which the submissions of a table are kept; a table that is not in it keeps them for good. */
export type Retention = ReadonlyMap<FormTable, number>;

const everyOther = '*';

export const retentionRule = `RETENTION_DAYS must list tables and days, for example: contact_submissions:730,${everyOther}:1095`;

/** Reads `contact_submissions:730,*:1095`, where `*` stands for every table that is not named; or says what is wrong. */
export function readRetention(list: string): Retention | string {
  const named = new Map<string, number>();
  const parts = list.split(',').map((part) => part.trim());
  for (const part of parts.filter(Boolean)) {
    const [, table = '', days = ''] = /^([\w*]+)\s*:\s*(\d{1,5})$/.exec(part) ?? [];
    if (table === '' || Number(days) < 1) return `${retentionRule} (not “${part}”).`;
    if (table !== everyOther && !forms.some((form) => form.table === table))
      return `RETENTION_DAYS names ${table}, but there is no such table. There are: ${tableNames()}.`;
    if (named.has(table)) return `RETENTION_DAYS names ${table} twice.`;
    named.set(table, Number(days));
  }
  const others = named.get(everyOther);
  const all = forms.map(({ table }): [FormTable, number | undefined] => [table, named.get(table) ?? others]);
  return new Map(all.filter((entry): entry is [FormTable, number] => entry[1] !== undefined));
}

function tableNames(): string {
  return forms.map(({ table }) => table).join(', ');
}

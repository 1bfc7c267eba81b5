import { formForTable } from '#app/forms/definitions/registry.ts';
import type { OwnViews } from './answers.ts';
import { knownColumns } from './own-fields.ts';

/** The columns that the address names, as a saved view does; else those that the person has chosen. */
export function shownColumns(view: { table: string; columns: string }, own: OwnViews | null): string[] {
  const wanted = view.columns ? view.columns.split(',') : (own?.columns[view.table] ?? []);
  return knownColumns(formForTable(view.table), wanted);
}

import type { FormDefinition } from '#app/forms/engine/define-form.ts';

/** Upper case, accents and runs of white space make no difference to a search. */
export function foldText(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();
}

/** A submission's reference and everything its visitor wrote. */
export function searchedColumns(form: FormDefinition): string[] {
  return ['reference', ...Object.values(form.fields).map(({ column }) => column)];
}

export function searchText(form: FormDefinition, row: Record<string, unknown>): string {
  return foldText(
    searchedColumns(form)
      .map((column) => row[column])
      .filter((value) => typeof value === 'string')
      .join(' '),
  );
}

import { formForTable } from '#app/forms/definitions/registry.ts';
import { columnTitle } from '#app/forms/engine/column-title.ts';
import { Choice } from '../filters/filter-fields.tsx';
import { choiceFields } from './own-fields.ts';

type Props = { table: string; own: Record<string, string>; onChange: (own: Record<string, string>) => void };

/** One filter per choice that the form offers its visitors. */
export function OwnFilters({ table, own, onChange }: Props) {
  return choiceFields(formForTable(table)).map(({ column, options }) => (
    <Choice
      key={column}
      label={columnTitle(column)}
      value={own[column] ?? ''}
      onChange={(option) => onChange({ ...own, [column]: option })}
    >
      <option value="">Any</option>
      {options.map((option) => (
        <option key={option}>{option}</option>
      ))}
    </Choice>
  ));
}

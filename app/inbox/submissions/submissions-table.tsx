import { useRef } from 'react';
import { columnTitle } from '#app/forms/engine/column-title.ts';
import type { Submission } from '../answers.ts';
import { nameOf, text } from '../frame/row-text.ts';
import type { Sort } from '../sorts.ts';
import { DateCell, MessageAndStatusCells, PersonCells } from './row-cells.tsx';
import { SortHeader } from './sort-header.tsx';
import { useStayInPlace } from './use-stay-in-place.ts';

type Props = {
  rows: Submission[];
  sort: Sort;
  onSort: (sort: Sort) => void;
  selected: ReadonlySet<string>;
  onSelect: (ids: string[], on: boolean) => void;
  onOpen: (id: string) => void;
};

const optional = ['phone', 'subject', 'company'];

export function SubmissionsTable({ rows, sort, onSort, selected, onSelect, onOpen }: Props) {
  const body = useRef<HTMLTableSectionElement>(null);
  useStayInPlace(body, rows[0]?.id ?? '');
  const shown = optional.filter((column) => rows[0] && column in rows[0]);
  const all = rows.length > 0 && rows.every(({ id }) => selected.has(id));
  return (
    <table className="submissions">
      <thead>
        <tr>
          <th scope="col">
            <input
              type="checkbox"
              aria-label="Select all on this page"
              checked={all}
              onChange={() =>
                onSelect(
                  rows.map(({ id }) => id),
                  !all,
                )
              }
            />
          </th>
          <SortHeader column="Date" sort={sort} onSort={onSort} />
          <SortHeader column="Name" sort={sort} onSort={onSort} />
          <SortHeader column="Email" sort={sort} onSort={onSort} />
          {shown.map((column) => (
            <th key={column} scope="col">
              {columnTitle(column)}
            </th>
          ))}
          <th scope="col">Message</th>
          <SortHeader column="Status" sort={sort} onSort={onSort} />
        </tr>
      </thead>
      <tbody ref={body}>
        {rows.map((row) => (
          <tr key={row.id} data-row={row.id} data-status={row.status}>
            <td>
              <input
                type="checkbox"
                aria-label={`Select ${nameOf(row)}`}
                checked={selected.has(row.id)}
                onChange={() => onSelect([row.id], !selected.has(row.id))}
              />
            </td>
            <DateCell row={row} />
            <PersonCells row={row} onOpen={() => onOpen(row.id)} />
            {shown.map((column) => (
              <td key={column} data-label={columnTitle(column)}>
                {text(row[column])}
              </td>
            ))}
            <MessageAndStatusCells row={row} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

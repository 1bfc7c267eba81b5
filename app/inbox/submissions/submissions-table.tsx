import { useRef } from 'react';
import { columnTitle } from '#app/forms/engine/column-title.ts';
import type { Submission } from '../answers.ts';
import { nameOf, text } from '../frame/row-text.ts';
import { SelectAllHeader, SelectCell } from '../selection/select-cells.tsx';
import type { Sort } from '../sorts.ts';
import { commonColumns } from '../views/own-fields.ts';
import { DateCell, MessageAndStatusCells, PersonCells } from './row-cells.tsx';
import { SortHeader } from './sort-header.tsx';
import { useStayInPlace } from './use-stay-in-place.ts';

type Props = {
  rows: Submission[];
  /** Beyond those that every form's list has. */
  columns: string[];
  /** The one that lies open, if any. */
  open: string | null;
  sort: Sort;
  onSort: (sort: Sort) => void;
  selected: ReadonlySet<string>;
  onSelect: (ids: string[], on: boolean) => void;
  onOpen: (id: string) => void;
};

export function SubmissionsTable({ rows, columns, open, sort, onSort, selected, onSelect, onOpen }: Props) {
  const body = useRef<HTMLTableSectionElement>(null);
  useStayInPlace(body, rows[0]?.id ?? '');
  const shown = [...commonColumns, ...columns].filter((column) => rows[0] && column in rows[0]);
  const all = rows.length > 0 && rows.every(({ id }) => selected.has(id));
  return (
    <table className="submissions submissions-list">
      <thead>
        <tr>
          <SelectAllHeader
            all={all}
            onSelect={(on) =>
              onSelect(
                rows.map(({ id }) => id),
                on,
              )
            }
          />
          <SortHeader column="Date" sort={sort} onSort={onSort} />
          <SortHeader column="Name" sort={sort} onSort={onSort} />
          <SortHeader column="Email" sort={sort} onSort={onSort} />
          {shown.map((column) => (
            <th key={column} scope="col" className="cell-more">
              {columnTitle(column)}
            </th>
          ))}
          <th scope="col" className="cell-message">
            Message
          </th>
          <SortHeader column="Status" sort={sort} onSort={onSort} />
        </tr>
      </thead>
      <tbody ref={body}>
        {rows.map((row) => (
          <tr
            key={row.id}
            data-row={row.id}
            data-status={row.status}
            aria-current={row.id === open || undefined}
          >
            <SelectCell
              name={nameOf(row)}
              isSelected={selected.has(row.id)}
              onSelect={(on) => onSelect([row.id], on)}
            />
            <DateCell row={row} />
            <PersonCells row={row} onOpen={() => onOpen(row.id)} />
            {shown.map((column) => (
              <td key={column} data-label={columnTitle(column)} className="cell-more">
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

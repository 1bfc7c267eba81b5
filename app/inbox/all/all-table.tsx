import { useRef } from 'react';
import { formForTable } from '#app/forms/definitions/registry.ts';
import { writeNamed } from '../addresses.ts';
import { nameOf } from '../frame/row-text.ts';
import { SelectAllHeader, SelectCell } from '../selection/select-cells.tsx';
import type { Sort } from '../sorts.ts';
import { DateCell, MessageAndStatusCells, PersonCells } from '../submissions/row-cells.tsx';
import { SortHeader } from '../submissions/sort-header.tsx';
import { useStayInPlace } from '../submissions/use-stay-in-place.ts';
import type { ListedSubmission } from './answers.ts';

type Props = {
  rows: ListedSubmission[];
  selected: ReadonlySet<string>;
  onSelect: (names: string[], on: boolean) => void;
  /** The one that lies open, if any. */
  open: string | null;
  sort: Sort;
  onSort: (sort: Sort) => void;
  onOpen: (name: string) => void;
};

/** Submissions to all forms, with what all of them have. */
export function AllTable({ rows, selected, onSelect, open, sort, onSort, onOpen }: Props) {
  const body = useRef<HTMLTableSectionElement>(null);
  useStayInPlace(body, rows[0] ? writeNamed(rows[0]) : '');
  const all = rows.every((row) => selected.has(writeNamed(row)));
  return (
    <table className="submissions submissions-list">
      <thead>
        <tr>
          <SelectAllHeader all={all} onSelect={(on) => onSelect(rows.map(writeNamed), on)} />
          <SortHeader column="Date" sort={sort} onSort={onSort} />
          <th scope="col" className="cell-form">
            Form
          </th>
          <th scope="col" className="cell-name">
            Name
          </th>
          <th scope="col" className="cell-email">
            Email
          </th>
          <th scope="col" className="cell-message">
            Message
          </th>
          <th scope="col" className="cell-status">
            Status
          </th>
        </tr>
      </thead>
      <tbody ref={body}>
        {rows.map((row) => (
          <tr
            key={writeNamed(row)}
            data-row={writeNamed(row)}
            data-status={row.status}
            aria-current={writeNamed(row) === open || undefined}
          >
            <SelectCell
              name={nameOf(row)}
              isSelected={selected.has(writeNamed(row))}
              onSelect={(on) => onSelect([writeNamed(row)], on)}
            />
            <DateCell row={row} />
            <td data-label="Form" className="cell-form">
              {formForTable(row.table)?.title ?? row.table}
            </td>
            <PersonCells row={row} onOpen={() => onOpen(writeNamed(row))} />
            <MessageAndStatusCells row={row} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

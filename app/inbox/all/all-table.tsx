import { useRef } from 'react';
import { formForTable } from '#app/forms/definitions/registry.ts';
import { writeNamed } from '../addresses.ts';
import type { Sort } from '../sorts.ts';
import { DateCell, MessageAndStatusCells, PersonCells } from '../submissions/row-cells.tsx';
import { SortHeader } from '../submissions/sort-header.tsx';
import { useStayInPlace } from '../submissions/use-stay-in-place.ts';
import type { ListedSubmission } from './answers.ts';

type Props = {
  rows: ListedSubmission[];
  sort: Sort;
  onSort: (sort: Sort) => void;
  onOpen: (name: string) => void;
};

/** Submissions to all forms, with what all of them have. */
export function AllTable({ rows, sort, onSort, onOpen }: Props) {
  const body = useRef<HTMLTableSectionElement>(null);
  useStayInPlace(body, rows[0] ? writeNamed(rows[0]) : '');
  return (
    <table className="submissions submissions-of-all">
      <thead>
        <tr>
          <SortHeader column="Date" sort={sort} onSort={onSort} />
          <th scope="col">Form</th>
          <th scope="col">Name</th>
          <th scope="col">Email</th>
          <th scope="col">Message</th>
          <th scope="col">Status</th>
        </tr>
      </thead>
      <tbody ref={body}>
        {rows.map((row) => (
          <tr key={writeNamed(row)} data-row={writeNamed(row)} data-status={row.status}>
            <DateCell row={row} />
            <td data-label="Form">{formForTable(row.table)?.title ?? row.table}</td>
            <PersonCells row={row} onOpen={() => onOpen(writeNamed(row))} />
            <MessageAndStatusCells row={row} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

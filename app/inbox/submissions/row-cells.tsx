import type { Submission } from '../answers.ts';
import { OwnerMark } from '../assign/owner-mark.tsx';
import { DueMark } from '../due/due-mark.tsx';
import { formatDate, messageOf, nameOf } from '../frame/row-text.ts';

/** The cells that every list of submissions has. */

export function DateCell({ row }: { row: Submission }) {
  return (
    <td data-label="Date" className="cell-date">
      <time dateTime={row.created_at}>{formatDate(row.created_at)}</time>
    </td>
  );
}

export function PersonCells({ row, onOpen }: { row: Submission; onOpen: () => void }) {
  return (
    <>
      <td data-label="Name" className="cell-name">
        <button type="button" className="row-open" onClick={onOpen}>
          {nameOf(row) || 'No name'}
        </button>
      </td>
      <td data-label="Email" className="cell-email">
        {row.email}
      </td>
    </>
  );
}

export function MessageAndStatusCells({ row }: { row: Submission }) {
  return (
    <>
      <td data-label="Message" className="cell-message">
        <span>{messageOf(row)}</span>
      </td>
      <td data-label="Status" className="cell-status">
        <span className="status" data-status={row.status}>
          {row.status}
        </span>
        <DueMark row={row} />
        <OwnerMark owner={row.owner} />
      </td>
    </>
  );
}

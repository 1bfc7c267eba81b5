import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formForTable } from '#app/forms/definitions/registry.ts';
import { columnTitle } from '#app/forms/engine/column-title.ts';
import { type Named, personAddress, submissionAddress } from '../addresses.ts';
import type { Detail, OtherSubmission, Submission } from '../answers.ts';
import { OwnerChoice } from '../assign/owner-choice.tsx';
import { ReplyForm } from '../conversation/reply-form.tsx';
import { Thread } from '../conversation/thread.tsx';
import { DeliveriesSection } from '../deliveries/deliveries-section.tsx';
import { DueMark } from '../due/due-mark.tsx';
import { FailedPart } from '../frame/failed-part.tsx';
import { formatDate, nameOf, text } from '../frame/row-text.ts';
import { Sheet } from '../frame/sheet.tsx';
import { Spinner } from '../frame/spinner.tsx';
import { Others as OthersHere } from '../presence/others.tsx';
import type { Status } from '../statuses.ts';
import type { OpenSubmission } from './load-inbox.ts';
import { Notes } from './notes.tsx';
import { StatusButtons } from './status-buttons.tsx';

type Props = {
  /** Null while it loads. */
  loaded: OpenSubmission | null;
  onMark: (row: Submission, status: Status) => void;
  onClose: () => void;
  undoBar: ReactNode;
};

/** One submission with everything that is known about it. */
export function DetailSheet({ loaded, onMark, onClose, undoBar }: Props) {
  const detail = loaded?.detail.value;
  return (
    <Sheet title={(detail && nameOf(detail.row)) || 'Submission'} className="sheet-side" onClose={onClose}>
      {loaded ? null : <Spinner label="Loading" />}
      {loaded?.detail.error ? (
        <FailedPart sentence="Failed to load the submission" reason={loaded.detail.error} />
      ) : null}
      {loaded && detail ? <Everything loaded={loaded} detail={detail} onMark={onMark} /> : null}
      <div className="bars">{undoBar}</div>
    </Sheet>
  );
}

type EverythingProps = { loaded: OpenSubmission; detail: Detail; onMark: Props['onMark'] };

function Everything({
  loaded: { table, id, deliveries, draft, templates },
  detail,
  onMark,
}: EverythingProps) {
  const { row, notes, messages, others } = detail;
  return (
    <>
      <p className="detail-line">
        {formForTable(table)?.title} · {formatDate(row.created_at)} · <strong>{row.reference}</strong>{' '}
        <DueMark row={row} />
      </p>
      <StatusButtons current={row.status} onMark={(status) => onMark(row, status)} />
      <OthersHere submission={id} />
      <OwnerChoice table={table} id={id} owner={detail.owner} />
      <Fields row={row} />
      <Thread messages={messages} email={row.email} />
      {draft.value && deliveries.value?.mailIsOn ? (
        <ReplyForm
          key={`reply ${id}`}
          table={table}
          id={id}
          row={row}
          messages={messages}
          draft={draft.value.text}
          templates={templates.value ?? []}
        />
      ) : null}
      {draft.error ? (
        <FailedPart sentence="Failed to load what you were writing" reason={draft.error} />
      ) : null}
      <DeliveriesSection loaded={deliveries} status={row.status} />
      <Notes key={id} table={table} id={id} notes={notes} />
      <Others of={{ table, id }} email={row.email} others={others} />
    </>
  );
}

const shownAbove = new Set(['id', 'status', 'created_at', 'reference', 'due_at']);

function Fields({ row }: { row: Submission }) {
  return (
    <dl className="detail">
      {Object.entries(row)
        .filter(([column, value]) => !shownAbove.has(column) && text(value) !== '')
        .map(([column, value]) => (
          <div key={column}>
            <dt>{columnTitle(column)}</dt>
            <dd>{column === 'email' ? <a href={`mailto:${text(value)}`}>{text(value)}</a> : text(value)}</dd>
          </div>
        ))}
    </dl>
  );
}

function Others({ of, email, others }: { of: Named; email: string; others: OtherSubmission[] }) {
  return (
    <section>
      <h3>Also from {email}</h3>
      {others.length === 0 ? <p>Nothing else.</p> : null}
      <p>
        <Link to={personAddress(of)}>Everything from this person</Link>
      </p>
      <ul className="others">
        {others.map(({ table, id, created_at, reference, status }) => (
          <li key={id}>
            <Link to={submissionAddress(table, id)}>{formForTable(table)?.title}</Link>{' '}
            {formatDate(created_at)} · {reference} · {status}
          </li>
        ))}
      </ul>
    </section>
  );
}

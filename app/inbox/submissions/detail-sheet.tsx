import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formForTable } from '#app/forms/definitions/registry.ts';
import { type Named, personAddress, submissionAddress } from '../addresses.ts';
import type { Detail, OtherSubmission, Submission } from '../answers.ts';
import { OwnerChoice } from '../assign/owner-choice.tsx';
import { ReplyForm } from '../conversation/reply-form.tsx';
import { Thread } from '../conversation/thread.tsx';
import { DeliveriesSection } from '../deliveries/deliveries-section.tsx';
import { DueMark } from '../due/due-mark.tsx';
import { FailedPart } from '../frame/failed-part.tsx';
import { formatDate, nameOf } from '../frame/row-text.ts';
import { Sheet } from '../frame/sheet.tsx';
import { Spinner } from '../frame/spinner.tsx';
import { useBeside } from '../frame/use-beside.ts';
import { Answers, ContactLine, Origin } from '../message/answer-fields.tsx';
import { StepButtons } from '../message/step-buttons.tsx';
import { Others as OthersHere } from '../presence/others.tsx';
import type { Status } from '../statuses.ts';
import type { OpenSubmission } from './load-inbox.ts';
import { Notes } from './notes.tsx';
import { StatusButtons } from './status-buttons.tsx';

type Way = (() => void) | null;

type Props = {
  /** Null while it loads. */
  loaded: OpenSubmission | null;
  onMark: (row: Submission, status: Status) => void;
  /** To the neighbors in the list, where there are any, and back to it. */
  ways: { previous: Way; next: Way; close: () => void };
  undoBar: ReactNode;
};

/** One submission with everything that is known about it: beside the list, or over it where that is too narrow. */
export function DetailSheet({ loaded, onMark, ways, undoBar }: Props) {
  const detail = loaded?.detail.value;
  return (
    <Sheet
      title={(detail && nameOf(detail.row)) || 'Submission'}
      className="sheet-side"
      beside={useBeside()}
      actions={<StepButtons {...ways} />}
      onClose={ways.close}
    >
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

/** What was said first, then what is to be done about it; how it got here comes last. */
function Everything({
  loaded: { table, id, deliveries, draft, templates },
  detail,
  onMark,
}: EverythingProps) {
  const { row, notes, messages, others } = detail;
  return (
    <>
      <div>
        <p className="detail-line">
          {formForTable(table)?.title} · {formatDate(row.created_at)} · <strong>{row.reference}</strong>{' '}
          <DueMark row={row} />
        </p>
        <ContactLine row={row} />
      </div>
      <StatusButtons current={row.status} onMark={(status) => onMark(row, status)} />
      <OthersHere submission={id} />
      <OwnerChoice table={table} id={id} owner={detail.owner} />
      <Answers table={table} row={row} />
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
      <Notes key={id} table={table} id={id} notes={notes} />
      <Others of={{ table, id }} email={row.email} others={others} />
      <DeliveriesSection loaded={deliveries} status={row.status} />
      <Origin table={table} row={row} />
    </>
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

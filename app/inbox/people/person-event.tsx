import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formForTable } from '#app/forms/definitions/registry.ts';
import { submissionAddress } from '../addresses.ts';
import type { Submission } from '../answers.ts';
import { whoseIs } from '../conversation/thread.tsx';
import { deliveryNames, deliveryWords } from '../deliveries/delivery-words.ts';
import { DueMark } from '../due/due-mark.tsx';
import { formatDate, messageOf } from '../frame/row-text.ts';
import type { PersonEvent } from './answers.ts';

type Props = { event: PersonEvent; about: Submission | undefined };

/** One thing that happened, when, and the submission that it belongs to. */
export function PersonEventItem({ event, about }: Props) {
  const { at, kind, table, submission } = event;
  const form = formForTable(table)?.title ?? table;
  return (
    <li data-kind={kind} data-state={kind === 'delivery' ? event.delivery.state : undefined}>
      <p className="detail-line">
        <time dateTime={at}>{formatDate(at)}</time> ·{' '}
        <Link to={submissionAddress(table, submission)}>
          {form} {about?.reference}
        </Link>
      </p>
      {wordsOf(event, about?.email ?? '')}
    </li>
  );
}

function wordsOf(event: PersonEvent, email: string): ReactNode {
  switch (event.kind) {
    case 'submission':
      return (
        <>
          <p>
            <strong>Sent to us</strong>{' '}
            <span className="status" data-status={event.row.status}>
              {event.row.status}
            </span>{' '}
            <DueMark row={event.row} />
          </p>
          <p className="said">{messageOf(event.row)}</p>
        </>
      );
    case 'note':
      return <Said by={`Note by ${event.author}`} text={event.text} />;
    case 'message':
      return <Said by={`${event.author ? 'Reply by ' : ''}${whoseIs(event, email)}`} text={event.text} />;
    case 'delivery':
      return (
        <p className="delivery-state">
          {deliveryNames[event.delivery.kind]}: {deliveryWords(event.delivery)}
        </p>
      );
  }
}

function Said({ by, text }: { by: string; text: string }) {
  return (
    <>
      <p>
        <strong>{by}</strong>
      </p>
      <p className="said">{text}</p>
    </>
  );
}

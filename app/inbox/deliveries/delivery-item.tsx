import type { ReactNode } from 'react';
import type { Deliveries, DeliveryFacts } from '../answers.ts';
import { useInboxAction } from '../submissions/use-inbox-action.ts';
import { deliveryNames, deliveryWords } from './delivery-words.ts';

type Props = { delivery: DeliveryFacts; children?: ReactNode };

/** One thing that is sent, how it stands, and sending it again. */
export function DeliveryItem({ delivery, children }: Props) {
  const { sendOnce, busy } = useInboxAction();
  const { id, kind, target, isOn, state } = delivery;
  const name = deliveryNames[kind];
  return (
    <li data-state={state}>
      <p>
        <strong>{name}</strong> <span>{target}</span>
      </p>
      {children}
      <p className="delivery-state">{deliveryWords(delivery)}</p>
      {state !== 'waiting' && isOn ? (
        <button
          type="button"
          className="button button-quiet"
          aria-busy={busy}
          onClick={() => void sendOnce({ does: 'send again', delivery: id, name })}
        >
          Send again<span className="sr-only">: {name}</span>
        </button>
      ) : null}
    </li>
  );
}

export function MailIsOff({ mailIsOn }: Pick<Deliveries, 'mailIsOn'>) {
  return mailIsOn ? null : <p>Mail is off: nobody is notified until SMTP_URL names a mail server.</p>;
}

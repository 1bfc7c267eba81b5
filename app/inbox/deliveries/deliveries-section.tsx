import type { Deliveries } from '../answers.ts';
import { FailedPart } from '../frame/failed-part.tsx';
import type { Loaded } from '../frame/load.ts';
import type { Status } from '../statuses.ts';
import { DeliveryItem, MailIsOff } from './delivery-item.tsx';
import { useLookAgain } from './use-look-again.ts';

type Props = { loaded: Loaded<Deliveries>; status: Status };

/** What was sent for a submission and what waits. */
export function DeliveriesSection({ loaded: { value, error }, status }: Props) {
  useLookAgain(value?.deliveries ?? []);
  return (
    <section>
      <h3>Deliveries</h3>
      {error ? <FailedPart sentence="What was sent could not be loaded" reason={error} /> : null}
      {value ? (
        <>
          <MailIsOff mailIsOn={value.mailIsOn} />
          {value.mailIsOn && value.deliveries.length === 0 ? <p>{nothingSent(status)}</p> : null}
          <ul className="deliveries">
            {value.deliveries.map((delivery) => (
              <DeliveryItem key={delivery.id} delivery={delivery} />
            ))}
          </ul>
        </>
      ) : null}
    </section>
  );
}

function nothingSent(status: Status): string {
  return status === 'spam' ? 'Nothing is sent for spam.' : 'Nothing was sent for this submission.';
}

import { Link } from 'react-router';
import { formForTable } from '#app/forms/definitions/registry.ts';
import { submissionAddress } from '../addresses.ts';
import type { FailingDeliveries as Failing } from '../answers.ts';
import { DeliveryItem, MailIsOff } from './delivery-item.tsx';
import { useLookAgain } from './use-look-again.ts';

/** What could not be sent, of all submissions: first what was given up, then what is tried again. */
export function FailingDeliveries({ loaded }: { loaded: Failing }) {
  const { deliveries } = loaded;
  useLookAgain(deliveries);
  return (
    <>
      <MailIsOff mailIsOn={loaded.mailIsOn} />
      {deliveries.length === 0 ? (
        <p className="inbox-note">Nothing fails: everything was sent, or waits for its first try.</p>
      ) : null}
      <ul className="deliveries">
        {deliveries.map((delivery) => (
          <DeliveryItem key={delivery.id} delivery={delivery}>
            <p>
              for{' '}
              <Link to={submissionAddress(delivery.table, delivery.submission)}>
                a submission to {formForTable(delivery.table)?.title ?? delivery.table}
              </Link>
            </p>
          </DeliveryItem>
        ))}
      </ul>
    </>
  );
}

import { useCallback, useEffect, useState } from 'react';
import { showToast } from '#app/components/toast.ts';
import type { Deliveries, DeliveryFacts, Status } from '../answers.ts';
import { get, post } from '../frame/call.ts';
import { deliveryNames, deliveryWords } from './delivery-words.ts';

const lookAgain = 2000;

/** What was sent for a submission and what waits; it follows by itself while something waits. */
export function DeliveriesSection({ path, status }: { path: string; status: Status }) {
  const [loaded, setLoaded] = useState<Deliveries | null>(null);
  const [failed, setFailed] = useState(false);
  const load = useCallback(
    (signal?: AbortSignal) =>
      get<Deliveries>(`${path}/deliveries`, signal).then(
        (answer) => {
          setLoaded(answer);
          setFailed(false);
        },
        () => signal?.aborted || setFailed(true),
      ),
    [path],
  );
  useEffect(() => {
    const abort = new AbortController();
    void load(abort.signal);
    return () => abort.abort();
  }, [load]);
  const waits = loaded?.deliveries.some(({ state }) => state === 'waiting') ?? false;
  useEffect(() => {
    if (!waits) return;
    const timer = setInterval(() => void load(), lookAgain);
    return () => clearInterval(timer);
  }, [waits, load]);

  const again = async ({ id, kind }: DeliveryFacts) => {
    try {
      await post(`/api/admin/deliveries/${id}/send-again`);
      showToast('success', `${deliveryNames[kind]}: it is being sent again.`);
    } catch (error) {
      showToast('error', `It could not be sent again: ${(error as Error).message || 'Unknown error'}`);
    }
    await load();
  };

  return (
    <section>
      <h3>Deliveries</h3>
      {failed ? <p>What was sent could not be loaded.</p> : null}
      {loaded ? (
        <>
          {loaded.mailIsOn ? null : (
            <p>Mail is off: nobody is notified until SMTP_URL names a mail server.</p>
          )}
          {loaded.mailIsOn && loaded.deliveries.length === 0 ? <p>{nothingSent(status)}</p> : null}
          <ul className="deliveries">
            {loaded.deliveries.map((delivery) => (
              <li key={delivery.id} data-state={delivery.state}>
                <p>
                  <strong>{deliveryNames[delivery.kind]}</strong> <span>{delivery.target}</span>
                </p>
                <p className="delivery-state">{deliveryWords(delivery)}</p>
                {delivery.state !== 'waiting' && isOn(delivery, loaded) ? (
                  <button type="button" className="staff-button" onClick={() => again(delivery)}>
                    Send again<span className="sr-only">: {deliveryNames[delivery.kind]}</span>
                  </button>
                ) : null}
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </section>
  );
}

function isOn({ kind }: DeliveryFacts, { mailIsOn, webhookIsOn }: Deliveries): boolean {
  return kind === 'webhook' ? webhookIsOn : mailIsOn;
}

function nothingSent(status: Status): string {
  return status === 'spam' ? 'Nothing is sent for spam.' : 'Nothing was sent for this submission.';
}

import { useState } from 'react';
import { formatDate } from '../frame/row-text.ts';
import type { WebhookFacts, Webhooks } from './answers.ts';
import { formsWords } from './forms-choice.tsx';
import { Outcome } from './outcome.tsx';
import { useSetupAction } from './use-setup-action.ts';
import { WebhookForm } from './webhook-form.tsx';

/** Other programs that hear of submissions as they come. */
export function WebhooksSection({ loaded: { setting, webhooks } }: { loaded: Webhooks }) {
  return (
    <section aria-labelledby="setup-webhooks">
      <h2 id="setup-webhooks">Webhooks</h2>
      {webhooks.length === 0 && !setting ? <p className="inbox-note">There is no webhook yet.</p> : null}
      <ul className="setup-list">
        {setting ? (
          <li>
            <p>
              <strong>{setting}</strong> hears of all forms, plain. WEBHOOK_URL says so, and only that changes
              it.
            </p>
          </li>
        ) : null}
        {webhooks.map((webhook) => (
          <WebhookItem key={webhook.id} webhook={webhook} />
        ))}
      </ul>
      <h3>A new one</h3>
      <WebhookForm />
    </section>
  );
}

function WebhookItem({ webhook }: { webhook: WebhookFacts }) {
  const { id, name, host, tables, shape, isOn, waiting, last } = webhook;
  const action = useSetupAction(`webhook ${id}`);
  const [isAsking, setAsking] = useState(false);
  const named = <span className="sr-only"> {name}</span>;
  return (
    <li>
      <p>
        <strong>{name}</strong> {isOn ? '' : '(off) '}at {host}: {formsWords(tables)}, {shape}
      </p>
      <p className="detail-line">
        {last ? `Last call ${formatDate(last.at)}. ${last.words}` : 'It was not called yet.'}
        {waiting > 0 ? ` ${waiting} ${waiting === 1 ? 'delivery waits' : 'deliveries wait'} for it.` : ''}
      </p>
      <div className="setup-buttons">
        <button
          type="button"
          className="button button-quiet"
          onClick={() => void action.send({ does: 'test a webhook', id })}
        >
          Send a test{named}
        </button>
        <button
          type="button"
          className="button button-quiet"
          onClick={() => void action.send({ does: 'switch a webhook', id, name, on: !isOn })}
        >
          Switch {isOn ? 'off' : 'on'}
          {named}
        </button>
        <button
          type="button"
          className="button button-quiet"
          aria-expanded={isAsking}
          onClick={() => setAsking(!isAsking)}
        >
          Remove…{named}
        </button>
      </div>
      {isAsking ? (
        <div className="erase setup-aside">
          <p>{questionFor(waiting)}</p>
          <button
            type="button"
            className="button button-ember"
            aria-busy={action.busy}
            onClick={() => void action.send({ does: 'remove a webhook', id, name })}
          >
            Remove it for good{named}
          </button>
        </div>
      ) : null}
      <Outcome {...action} />
    </li>
  );
}

function questionFor(waiting: number): string {
  if (waiting === 0) return 'Nothing waits for it. This cannot be undone.';
  const what = waiting === 1 ? 'One delivery waits' : `${waiting} deliveries wait`;
  return `${what} for it and will be given up. This cannot be undone.`;
}

import { type FormEvent, useEffect, useState } from 'react';
import type { NewWebhook } from './answers.ts';
import { FormsChoice } from './forms-choice.tsx';
import { Outcome } from './outcome.tsx';
import { ShownOnce } from './shown-once.tsx';
import { useSetupAction } from './use-setup-action.ts';

const empty: NewWebhook = { name: '', url: '', tables: null, shape: 'plain' };

export function WebhookForm() {
  const action = useSetupAction('new webhook');
  const { busy, result, send } = action;
  const [webhook, setWebhook] = useState(empty);
  const change = (part: Partial<NewWebhook>) => setWebhook((now) => ({ ...now, ...part }));
  // Made, its words leave the form; refused, they stay.
  useEffect(() => {
    if (result?.worked) setWebhook(empty);
  }, [result]);
  const make = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) void send({ does: 'make a webhook', ...webhook });
  };
  return (
    <>
      <form onSubmit={make} className="note-form">
        <label htmlFor="webhook-name">Name</label>
        <input
          id="webhook-name"
          required
          maxLength={100}
          className="field-input"
          value={webhook.name}
          onChange={(event) => change({ name: event.target.value })}
        />
        <label htmlFor="webhook-url">Address</label>
        <input
          id="webhook-url"
          type="url"
          required
          maxLength={2000}
          placeholder="https://"
          autoComplete="off"
          className="field-input"
          value={webhook.url}
          onChange={(event) => change({ url: event.target.value })}
        />
        <label htmlFor="webhook-shape">Shape</label>
        <select
          id="webhook-shape"
          className="field-input"
          value={webhook.shape}
          onChange={(event) => change({ shape: event.target.value === 'chat' ? 'chat' : 'plain' })}
        >
          <option value="plain">Plain: all answers as JSON</option>
          <option value="chat">Chat: a line with a link, for Slack or Discord</option>
        </select>
        <FormsChoice legend="Hears of" chosen={webhook.tables} onChange={(tables) => change({ tables })} />
        <button type="submit" className="button button-ember" aria-busy={busy}>
          Make webhook
        </button>
        <Outcome {...action} />
      </form>
      {result?.secret ? (
        <ShownOnce
          label="Secret"
          secret={result.secret}
          sentence="Each call is signed with this secret by the Standard Webhooks scheme."
        />
      ) : null}
    </>
  );
}

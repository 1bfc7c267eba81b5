import { type FormEvent, useId } from 'react';
import { MailIsOff } from '../deliveries/delivery-item.tsx';
import type { FormRecipients, Recipients } from './answers.ts';
import { Outcome } from './outcome.tsx';
import { useSetupAction } from './use-setup-action.ts';

/** Who is mailed about new submissions, form by form. */
export function RecipientsSection({ recipients: { mailIsOn, usual, forms } }: { recipients: Recipients }) {
  return (
    <section aria-labelledby="setup-recipients">
      <h2 id="setup-recipients">Who is told by mail</h2>
      <MailIsOff mailIsOn={mailIsOn} />
      <p>
        {usual.length > 0
          ? `As usual, these are told: ${usual.join(', ')} (NOTIFY_EMAIL).`
          : 'As usual, nobody is told: NOTIFY_EMAIL names no address.'}{' '}
        A form may have others.
      </p>
      <ul className="setup-list">
        {forms.map((form) => (
          <FormItem key={form.table} form={form} usual={usual} />
        ))}
      </ul>
    </section>
  );
}

function FormItem({ form: { table, title, addresses }, usual }: { form: FormRecipients; usual: string[] }) {
  const action = useSetupAction(`recipients ${table}`);
  const id = useId();
  const before = addresses?.join(', ') ?? null;
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('addresses'));
    void action.send({ does: 'choose recipients', table, addresses: typed, before });
  };
  return (
    <li>
      <details>
        <summary>
          <strong>{title}</strong> <span>{wordsOf(addresses)}</span>
        </summary>
        <form onSubmit={save} className="account-form">
          <label htmlFor={id}>
            Addresses<span className="sr-only"> for {title}</span>
          </label>
          <input
            key={before}
            id={id}
            name="addresses"
            defaultValue={before ?? usual.join(', ')}
            aria-describedby={`${id}-hint ${id}-outcome`}
            className="field-input"
            autoComplete="off"
            inputMode="email"
          />
          <p id={`${id}-hint`} className="detail-line">
            Several with commas. Leave it empty to tell nobody.
          </p>
          <div className="setup-buttons">
            <button type="submit" className="button button-ember" aria-busy={action.busy}>
              Save<span className="sr-only"> for {title}</span>
            </button>
            <button
              type="button"
              className="button button-quiet"
              onClick={() => void action.send({ does: 'test recipients', table })}
            >
              Send a test<span className="sr-only"> for {title}</span>
            </button>
            {addresses ? (
              <button
                type="button"
                className="button button-quiet"
                onClick={() =>
                  void action.send({ does: 'choose recipients', table, addresses: null, before })
                }
              >
                As usual<span className="sr-only"> for {title}</span>
              </button>
            ) : null}
          </div>
          <Outcome id={`${id}-outcome`} {...action} />
        </form>
      </details>
    </li>
  );
}

function wordsOf(addresses: string[] | null): string {
  if (!addresses) return 'as usual';
  return addresses.join(', ') || 'nobody';
}

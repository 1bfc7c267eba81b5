import { company } from '#app/content/company.ts';
import { openingHours } from '#app/content/opening-hours.ts';
import { requestPage } from '#app/content/requests.ts';
import { copyAddress, requestAddress } from './addresses.ts';
import type { RequestMessage, RequestView } from './request-view.ts';

/** What was said since, and room for what comes. */
export function Thread({ messages, wasAdded }: { messages: RequestMessage[]; wasAdded: boolean }) {
  return (
    <section id="thread">
      <h2 className="text-h3">{requestPage.thread}</h2>
      {wasAdded ? (
        <p role="status" className="mt-4 border-l-4 border-signal-deep bg-paper-deep px-5 py-4 font-semibold">
          {requestPage.added}
        </p>
      ) : null}
      {messages.length === 0 ? <p className="mt-4 text-text-soft">{requestPage.nothingYet}</p> : null}
      <ol className="mt-6 space-y-6">
        {messages.map(({ id, at, isOurs, text }) => (
          <li key={id} className={`border-l-4 pl-5 ${isOurs ? 'border-ember' : 'border-paper-line'}`}>
            <p className="text-sm text-text-soft">
              {isOurs ? company.brand : 'You'}, <Moment at={at} />
            </p>
            <p className="mt-1 whitespace-pre-wrap wrap-anywhere">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** What was sent, and what can be done with it. */
export function SentAnswers({ view: { secret, sentAt, answers } }: { view: RequestView }) {
  return (
    <section className="lg:col-span-5">
      <h2 className="text-h3">{requestPage.sent}</h2>
      <p className="mt-2 text-text-soft">
        <Moment at={sentAt} />
      </p>
      <dl className="mt-6 space-y-4">
        {answers.map(({ title, text }) => (
          <div key={title} className="border-t border-paper-line pt-4">
            <dt className="text-sm text-text-soft">{title}</dt>
            <dd className="whitespace-pre-wrap wrap-anywhere">{text}</dd>
          </div>
        ))}
      </dl>
      <p className="no-print mt-8 flex flex-wrap gap-x-8 gap-y-2">
        <a href={copyAddress(secret)} className="link inline-flex min-h-11 items-center">
          {requestPage.copy}
        </a>
        <a
          href={`${requestAddress(secret)}?show=erase#erase`}
          className="link inline-flex min-h-11 items-center"
        >
          {requestPage.erase.link}
        </a>
      </p>
    </section>
  );
}

export function NothingThere({ title, lead }: { title: string; lead: string }) {
  return (
    <div className="page-width py-16 lg:py-28">
      <h1 className="text-h2">{title}</h1>
      <p className="mt-6 max-w-prose text-lead">{lead}</p>
      <p className="mt-8 flex flex-wrap gap-4">
        <a href="/" className="button button-ember">
          Return to Home
        </a>
        <a href="/contact" className="button button-quiet">
          Write to us
        </a>
      </p>
    </div>
  );
}

/** In the office's time zone, and it says so: the server does not know the visitor's. */
function Moment({ at }: { at: string }) {
  return <time dateTime={at}>{momentFormat.format(new Date(at))}</time>;
}

const momentFormat = new Intl.DateTimeFormat('en-US', {
  timeZone: openingHours.timeZone,
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
});

import { data } from 'react-router';
import { requestPage } from '#app/content/requests.ts';
import { AddForm } from '#app/requests/add-form.tsx';
import { EraseQuestion } from '#app/requests/erase-question.tsx';
import { openRequest } from '#app/requests/request.server.ts';
import { NothingThere, SentAnswers, Thread } from '#app/requests/request-parts.tsx';
import { requestHandle, requestHeaders, requestMeta } from '#app/requests/request-privacy.ts';
import type { Route } from './+types/request';

export const handle = requestHandle;
export const headers = requestHeaders;
export const meta = () => requestMeta(requestPage.title);

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { view, wait, trouble } = await openRequest(context, params.secret);
  const show = new URL(request.url).searchParams.get('show');
  const missing = wait > 0 ? requestPage.tooMany : requestPage.missing;
  if (!view) return data({ view, missing, trouble, show }, { status: wait > 0 ? 429 : 404 });
  return data({ view, missing, trouble, show }, { status: trouble ? 422 : 200 });
}

export default function Request({ loaderData: { view, missing, trouble, show } }: Route.ComponentProps) {
  if (!view) return <NothingThere {...missing} />;
  return (
    <div className="page-width grid gap-x-16 gap-y-12 py-12 lg:grid-cols-12 lg:py-20">
      <header className="lg:col-span-12">
        <p className="text-text-soft">
          {view.form} · <span className="font-mono tracking-wide">{view.reference}</span>
        </p>
        <h1 className="mt-2 text-h2">{view.state}</h1>
        <p className="mt-4 max-w-prose text-lead">{requestPage.lead}</p>
      </header>
      {show === 'erase' ? <EraseQuestion secret={view.secret} /> : null}
      <div className="lg:col-span-7">
        <Thread messages={view.messages} wasAdded={show === 'added'} />
        <AddForm secret={view.secret} trouble={trouble} />
      </div>
      <SentAnswers view={view} />
    </div>
  );
}

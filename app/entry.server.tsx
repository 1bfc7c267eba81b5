import { renderToReadableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { formOutcomeContext, logContext, nonceContext } from '#server/pages/render-context.ts';
import { NonceContext } from './document/nonce.ts';
import { FormOutcomeContext } from './forms/view/outcome.ts';

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  const nonce = context.get(nonceContext) ?? undefined;
  const page = (
    <NonceContext value={nonce}>
      <FormOutcomeContext value={context.get(formOutcomeContext)}>
        <ServerRouter context={entry} url={request.url} nonce={nonce} />
      </FormOutcomeContext>
    </NonceContext>
  );
  const stream = await renderToReadableStream(page, {
    nonce: nonce ? { script: nonce, style: nonce } : undefined,
    signal: request.signal,
  });
  // Nothing on these pages streams, and a whole document can still become an error page.
  await stream.allReady;
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(stream, { status, headers });
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted) return;
  const log = context.get(logContext);
  if (log) log.error({ error }, 'a page could not be rendered');
  else console.error(error);
};

import type { IncomingMessage } from 'node:http';
import { Hono } from 'hono';
import { routeQuery } from '#app/assistant/engine/route-query.ts';
import type { AppEnv } from '#server/http/request-context.ts';
import type { Assistant } from './assistant.ts';

const aliasesFreshFor = 30;

/** Counts where a question led; null for one without an answer. */
type CountLed = (request: IncomingMessage, destination: string | null) => void;

export function visitorsApi({ aliases, questions }: Assistant, led: CountLed): Hono<AppEnv> {
  return (
    new Hono<AppEnv>()
      /** The assistant without JavaScript: the question comes as a query, the answer is a redirect. */
      .get('/assistant', async (context) => {
        const question = context.req.query('q') ?? '';
        const { catalog } = await aliases.current();
        const { url, step } = routeQuery(question, catalog);
        const hasNone = step === 'fallback';
        const request = context.env?.incoming;
        if (hasNone && context.req.method === 'GET') questions.count(question);
        if (request && context.req.method === 'GET') led(request, hasNone ? null : url);
        context.header('cache-control', 'no-store');
        return context.redirect(url, 303);
      })
      /** What the assistant in the browser reads once, when it is first used. */
      .get('/assistant/aliases.json', async (context) => {
        const { json, etag } = await aliases.current();
        context.header('etag', etag);
        context.header('cache-control', `public, max-age=${aliasesFreshFor}`);
        if (context.req.header('if-none-match')?.includes(etag)) return context.body(null, 304);
        return context.body(json, 200, { 'content-type': 'application/json; charset=utf-8' });
      })
  );
}

import { Hono } from 'hono';
import { catalogue } from '#app/assistant/catalogue.ts';
import { routeQuery } from '#app/assistant/route-query.ts';
import type { AppEnv } from '#server/request-context.ts';

/** The assistant without JavaScript: the question comes as a query, the answer is a redirect. */
export function assistantRedirect(): Hono<AppEnv> {
  return new Hono<AppEnv>().get('/assistant', (context) => {
    const { url } = routeQuery(context.req.query('q') ?? '', catalogue);
    context.header('cache-control', 'no-store');
    return context.redirect(url, 303);
  });
}

import { type Context, Hono } from 'hono';
import { aliases } from '#app/content/aliases.ts';
import { destinations } from '#app/content/assistant.ts';
import { pages } from '#app/content/pages.ts';
import type { AppEnv } from '#server/http/request-context.ts';
import { limits } from '#server/protection/limits.ts';
import type { Visits } from './visits.ts';

const known: ReadonlySet<string> = new Set([
  ...Object.values(pages).map(({ path }) => path),
  ...Object.keys(aliases),
]);

/**
 * What a page tells that the server cannot see: that it came back from the browser's memory or had been fetched ahead,
 * that a form was begun, where the assistant leads. The page is the one that the request says it comes from.
 */
export function beaconsApi(visits: Visits): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .post('/view', async (context) => {
      const at = pageOf(context);
      const referrer = (await context.req.text()).slice(0, limits.visits.longestReferrer);
      if (at) visits.view(at.request, at.page, at.search, referrer);
      return context.body(null, 204);
    })
    .post('/begun', (context) => {
      const at = pageOf(context);
      if (at) visits.begun(at.request, at.page);
      return context.body(null, 204);
    })
    .post('/led', async (context) => {
      const at = pageOf(context);
      const destination = await context.req.text();
      const [path = ''] = destination.split('#');
      if (at && destination === '') visits.led(at.request, null);
      else if (at && destination in destinations) visits.led(at.request, destination);
      else if (at && known.has(path)) visits.led(at.request, path);
      return context.body(null, 204);
    });
}

function pageOf(context: Context<AppEnv>) {
  const url = URL.parse(context.req.header('referer') ?? '');
  const request = context.env?.incoming;
  return url && request && known.has(url.pathname)
    ? { request, page: url.pathname, search: url.search }
    : null;
}

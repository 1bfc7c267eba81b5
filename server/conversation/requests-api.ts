import { type Context, Hono } from 'hono';
import { requestAddress } from '#app/requests/addresses.ts';
import type { RequestTrouble } from '#app/requests/request-view.ts';
import { neverStored } from '#server/accounts/guards.ts';
import type { Config } from '#server/config/config.ts';
import type { Database } from '#server/database/connection.ts';
import type { SharedReading } from '#server/database/shared-reading.ts';
import type { AppEnv } from '#server/http/request-context.ts';
import type { WhoHears } from '#server/notifications/who-hears.ts';
import { addToRequest } from './add-to-request.ts';
import { eraseRequest } from './erase-request.ts';
import { type FoundRequest, findRequest } from './find-request.ts';
import { readRequest } from './read-request.ts';

type Needs = { database: Database; config: Config; whoHears: SharedReading<WhoHears> };

/** Shows the visitor's page as an answer to a post: with what is wrong and what was typed, or that there is none. */
type ShowPage = (context: Context<AppEnv>, path: string, trouble: RequestTrouble | null) => Promise<Response>;

/** What a visitor does on the page of their own submission. Plain posts, answered with a page or the way to it. */
export function requestsApi({ database, config, whoHears }: Needs, showPage: ShowPage): Hono<AppEnv> {
  const find = async (context: Context<AppEnv, '/:secret'>): Promise<FoundRequest | null> =>
    (await findRequest(database, context.req.param('secret'), context.get('visitor'))).found;
  const notThere = (context: Context<AppEnv, '/:secret'>) =>
    showPage(context, requestAddress(context.req.param('secret')), null);

  return new Hono<AppEnv>()
    .use(neverStored)
    .get('/:secret/copy', async (context) => {
      const found = await find(context);
      const view = found && (await readRequest(database, found, context.req.param('secret')));
      if (!view) return notThere(context);
      const { secret: _, ...everything } = view;
      return context.body(JSON.stringify(everything, null, 2), 200, {
        'content-type': 'application/json; charset=utf-8',
        'content-disposition': `attachment; filename="request_${view.reference}.json"`,
        'referrer-policy': 'no-referrer',
      });
    })
    .post('/:secret', async (context) => {
      const address = requestAddress(context.req.param('secret'));
      const found = await find(context);
      if (!found) return notThere(context);
      const form = await context.req.formData().catch(() => null);
      if (form?.get('does') === 'erase') {
        await eraseRequest(database, config, found);
        return context.redirect('/requests/erased', 303);
      }
      const typed = String(form?.get('text') ?? '');
      const visitor = context.get('visitor');
      const { recipientsOf } = await whoHears.current();
      const notify = recipientsOf(found.form.table);
      const problem = await addToRequest(database, found, { typed, visitor }, notify);
      if (problem) return showPage(context, address, { message: problem, typed });
      return context.redirect(`${address}?show=added#thread`, 303);
    });
}

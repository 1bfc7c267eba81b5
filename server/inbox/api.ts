import { Hono } from 'hono';
import { adminsOnly, neverStored, type StaffEnv } from '#server/accounts/guards.ts';
import { refuse } from '#server/answers.ts';
import type { Services } from '#server/services.ts';

/** What the staff area asks for. The guard stands in the same router as the routes, so no path leads around it. */
export function inboxApi(services: Services): Hono<StaffEnv> {
  return new Hono<StaffEnv>()
    .use(neverStored, adminsOnly(services))
    .all('/*', (context) => refuse(context, 404, 'There is nothing at this address.'));
}

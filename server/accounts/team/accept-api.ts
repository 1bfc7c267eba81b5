import { Hono } from 'hono';
import { firstIssue } from '#server/http/answers.ts';
import { readJson } from '#server/http/read-json.ts';
import type { AppEnv } from '#server/http/request-context.ts';
import type { Accounts } from '../credentials.ts';
import { neverStored } from '../guards.ts';
import { accept, acceptSchema } from './accept.ts';

/** What the link of an invitation leads to, in the shape of the auth library's answers. */
export function invitationsApi(services: Accounts): Hono<AppEnv> {
  return new Hono<AppEnv>().post('/accept-invitation', neverStored, async (context) => {
    const body = acceptSchema.safeParse(await readJson(context));
    if (!body.success) return context.json({ message: firstIssue(body.error), code: 'INVALID_INPUT' }, 400);
    if (await accept(services, body.data)) return context.json({ joined: true });
    return context.json({ message: 'This link leads nowhere.', code: 'INVALID_TOKEN' }, 400);
  });
}

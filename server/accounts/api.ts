import { setTimeout as pause } from 'node:timers/promises';
import { Hono } from 'hono';
import type { AppEnv } from '#server/http/request-context.ts';
import type { Auth } from './auth.ts';
import { neverStored } from './guards.ts';

/** Calls that do more for an address that has an account, or for one that has none. */
const evenly = new Set(['/api/auth/request-password-reset', '/api/auth/sign-up/email']);
const step = 500;

/** The auth library's calls. A session's token lives in its cookie alone, so it is taken out of the answers. */
export function authApi({ auth }: { auth: Auth }): Hono<AppEnv> {
  return new Hono<AppEnv>().use(neverStored).on(['GET', 'POST'], '/*', async (context) => {
    const started = performance.now();
    const response = await auth.handler(context.req.raw);
    // Answered on the half second, so that the time tells nobody which it was.
    if (evenly.has(context.req.path)) await pause(step - ((performance.now() - started) % step));
    for (const [name, value] of response.headers)
      if (name !== 'content-length') context.header(name, value, { append: name === 'set-cookie' });
    return context.body(withoutTokens(await response.text()), response.status as 200);
  });
}

function withoutTokens(body: string): string {
  if (!body.startsWith('{') && !body.startsWith('[')) return body;
  return JSON.stringify(JSON.parse(body, (key, value) => (key === 'token' ? undefined : value)));
}

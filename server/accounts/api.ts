import { setTimeout as pause } from 'node:timers/promises';
import { type Context, Hono } from 'hono';
import type { Config } from '#server/config/config.ts';
import type { Database } from '#server/database/connection.ts';
import { firstIssue, refuse } from '#server/http/answers.ts';
import { readJson } from '#server/http/read-json.ts';
import type { AppEnv } from '#server/http/request-context.ts';
import { inMinutes } from '#server/protection/in-minutes.ts';
import type { Auth } from './auth.ts';
import { neverStored } from './guards.ts';
import { type OpenCall, openCalls } from './open-calls.ts';
import { settle } from './outcomes.ts';
import { countTry, type Try } from './tries.ts';
import { isFirstUse } from './used-codes.ts';
import type { Asker } from './who-asks.ts';

type Needs = { auth: Auth; database: Database; config: Pick<Config, 'signUp'> };
type Body = Record<string, unknown>;

/** The auth library's calls, each behind our own checks: what it takes, how often, and what is written down. */
export function authApi(services: Needs): Hono<AppEnv> {
  const { auth } = services;
  const api = new Hono<AppEnv>().use(neverStored);
  api.get('/get-session', async (context) => answer(context, await auth.handler(context.req.raw)));
  api.get('/verify-email', async (context) => answer(context, await confirmAddress(auth, context)));
  for (const [path, call] of Object.entries(openCalls)) {
    const take = async (context: Context<AppEnv>) => answer(context, await takeCall(services, path, context));
    api.post(path, (context) => (call.evenly ? onTheHalfSecond(() => take(context)) : take(context)));
  }
  return api.all('/*', (context) => refuse(context, 404, 'There is nothing at this address.'));
}

/** So that the time tells nobody whether there is an account. */
async function onTheHalfSecond(work: () => Promise<Response>): Promise<Response> {
  const step = 500;
  const started = performance.now();
  const response = await work();
  await pause(step - ((performance.now() - started) % step));
  return response;
}

async function takeCall(services: Needs, path: string, context: Context<AppEnv>): Promise<Response> {
  const { auth, database, config } = services;
  if (path === '/sign-up/email' && !config.signUp) return tell(400, 'Signing up is off.', 'SIGN_UP_OFF');
  const call = openCalls[path] as OpenCall;
  const parsed = call.body.safeParse(await readJson(context));
  if (!parsed.success) return tell(400, firstIssue(parsed.error), 'INVALID_INPUT');
  const body = parsed.data;
  const asker = await auth.api.whoAsks({ headers: context.req.raw.headers });
  const attempt = attemptOf(call, body, asker, context.get('visitor'));
  const wait = attempt ? await countTry(database, attempt) : 0;
  if (wait > 0) return tooManyTries(wait);
  const response =
    path === '/two-factor/verify-totp' && asker && !(await isFirstUse(auth, asker.id, String(body.code)))
      ? tell(401, 'This code was tried already. Please wait for the next one.', 'CODE_TRIED')
      : await auth.handler(handedOn(context, body));
  return settle(database, { path, body, asker, attempt, response });
}

/** By the address that was typed, or by the account whose cookie came along; nothing can be guessed without either. */
function attemptOf({ tried }: OpenCall, body: Body, asker: Asker | null, visitor: string): Try | null {
  const account = typeof body.email === 'string' ? body.email : asker?.email;
  return tried && account ? { tried, account, visitor } : null;
}

/** Only what was checked: the library would take a token from the query, too. */
function handedOn(context: Context<AppEnv>, body: Body): Request {
  const headers = new Headers(context.req.raw.headers);
  headers.delete('content-length');
  headers.delete('transfer-encoding');
  headers.set('content-type', 'application/json');
  const address = new URL(context.req.url);
  address.search = '';
  return new Request(address, { method: 'POST', headers, body: JSON.stringify(body) });
}

/** The link of a confirmation mail leads to the site's root, which says how it went. */
function confirmAddress(auth: Auth, context: Context<AppEnv>): Promise<Response> {
  const link = new URL(context.req.url);
  const token = context.req.query('token') ?? '';
  link.search = String(
    new URLSearchParams({
      token: /^[\w.-]{1,1000}$/.test(token) ? token : 'none',
      callbackURL: '/?confirmed=yes',
    }),
  );
  return auth.handler(new Request(link, { headers: context.req.raw.headers }));
}

function tooManyTries(wait: number): Response {
  const response = tell(429, `Too many tries. Please try again ${inMinutes(wait)}.`, 'TOO_MANY_TRIES');
  response.headers.set('retry-after', String(wait));
  return response;
}

/** In the shape of the library's own answers. */
function tell(status: number, message: string, code: string): Response {
  return Response.json({ message, code }, { status });
}

/** A session's token lives in its cookie alone, so it is taken out of the answers. */
async function answer(context: Context<AppEnv>, response: Response): Promise<Response> {
  for (const [name, value] of response.headers)
    if (name !== 'content-length') context.header(name, value, { append: name === 'set-cookie' });
  return context.body(withoutTokens(await response.text()), response.status as 200);
}

function withoutTokens(body: string): string {
  if (!body.startsWith('{') && !body.startsWith('[')) return body;
  return JSON.stringify(JSON.parse(body, (key, value) => (key === 'token' ? undefined : value)));
}

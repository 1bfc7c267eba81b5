import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { authApi } from '#server/accounts/api.ts';
import { openAssistant } from '#server/assistant/assistant.ts';
import type { AppEnv } from '#server/http/request-context.ts';
import { requestLog } from '#server/http/request-log.ts';
import { closeServices, openServices, type Services } from '#server/services.ts';
import { inboxApi } from '#server/staff-api/staff-api.ts';
import { rowWith, store } from '#tests/support/seed.ts';
import { makeAdmin, makeStaff, password } from '#tests/support/staff.ts';

/** Who may use each route of the staff's API. A route that is missing here fails, and so does one that is gone. */
const everyRoute: Record<string, 'staff' | 'admin'> = {
  'GET /submissions': 'staff',
  'GET /submissions/:table': 'staff',
  'GET /submissions/:table/statuses': 'staff',
  'POST /submissions/:table/status': 'staff',
  'GET /submissions/:table/:id': 'staff',
  'POST /submissions/:table/:id/notes': 'staff',
  'GET /submissions/:table/:id/draft': 'staff',
  'POST /submissions/:table/:id/draft': 'staff',
  'POST /submissions/:table/:id/replies': 'staff',
  'POST /submissions/:table/replies/:id/take-back': 'staff',
  'GET /submissions/:table/:id/deliveries': 'staff',
  'GET /people/:table/:id': 'staff',
  'GET /attachments/:id': 'staff',
  'GET /templates': 'staff',
  'POST /templates': 'staff',
  'POST /templates/remove': 'staff',
  'GET /deliveries/failing': 'staff',
  'POST /deliveries/:id/send-again': 'staff',
  'GET /quarantine': 'staff',
  'GET /events': 'staff',
  'GET /pulse': 'staff',
  'GET /chart': 'staff',
  'GET /backups': 'staff',
  'GET /sessions': 'staff',
  'POST /sessions/:id/end': 'staff',
  'GET /submissions/:table/:file{export\\.(csv|jsonl)}': 'admin',
  'GET /exports/:id': 'admin',
  'GET /audit': 'admin',
  'GET /questions': 'admin',
  'POST /aliases': 'admin',
  'POST /aliases/preview': 'admin',
  'POST /aliases/remove': 'admin',
  'GET /retention': 'admin',
  'GET /retention/waiting': 'admin',
  'POST /retention/confirm': 'admin',
  'POST /people/look': 'admin',
  'POST /people/erase': 'admin',
  'POST /people/export': 'admin',
};

const folder = mkdtempSync(join(tmpdir(), 'prometheon-'));
const row = rowWith('contact_submissions', { message: 'plimsoll' });
const other = rowWith('contact_submissions');
/** What each sends along. */
const who: Record<string, Record<string, string>> = { nobody: {} };
let services: Services;
let api: ReturnType<typeof inboxApi>;
let app: Hono<AppEnv>;

beforeAll(async () => {
  services = await openServices({ DATA_DIR: folder, LOG_LEVEL: 'fatal', SIGN_UP: 'on' });
  const { database, links, log } = services;
  await store(database, 'contact_submissions', [row, other]);
  api = inboxApi(services, openAssistant(services));
  app = new Hono<AppEnv>()
    .use(requestLog(log))
    .use(async (context, next) => {
      context.set('visitor', '192.0.2.1');
      await next();
    })
    .route('/api/auth', authApi(services))
    .route('/api/admin', api);
  await post('/api/auth/sign-up/email', { name: '', email: 'plain@example.org', password });
  await makeStaff(database, 'staff@example.org');
  await makeAdmin(database, 'admin@example.org');
  const secret = links.secretOf(other.id);
  who['a visitor with a link'] = {
    authorization: `Bearer ${secret}`,
    cookie: `secret=${secret}`,
    referer: links.addressOf(other.id),
  };
  for (const name of ['plain', 'staff', 'admin']) {
    const signedIn = await post('/api/auth/sign-in/email', { email: `${name}@example.org`, password });
    const cookies = signedIn.headers.getSetCookie().map((line) => line.split(';')[0]);
    who[name] = { cookie: cookies.join('; ') };
  }
});
afterAll(async () => {
  await closeServices(services);
  rmSync(folder, { recursive: true, force: true });
});

function post(path: string, body: unknown) {
  return app.request(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

/** The answer to somebody's call of a route, about a submission that is there. */
async function ask(route: string, headers: Record<string, string> = {}) {
  const [method = '', path = ''] = route.split(' ');
  const names: Record<string, string> = { table: 'contact_submissions', file: 'export.csv' };
  const address = path.replace(/:(\w+)(\{.*\})?/g, (_, name: string) => names[name] ?? row.id);
  const response = await app.request(`/api/admin${address}`, {
    method,
    headers: { ...headers, 'content-type': 'application/json' },
    body: method === 'POST' ? '{}' : undefined,
  });
  // The stream of news does not end by itself.
  if (response.headers.get('content-type')?.includes('event-stream')) await response.body?.cancel();
  return response;
}

test('the table names every route there is', () => {
  const routes = api.routes.filter(({ method }) => method !== 'ALL');
  const names = new Set(routes.map(({ method, path }) => `${method} ${path}`));
  expect([...names].sort()).toEqual(Object.keys(everyRoute).sort());
});

test.each(Object.entries(everyRoute))('%s is for %s', async (route, least) => {
  const refusals: [string, number, string][] = [
    ['nobody', 401, 'Please sign in.'],
    ['a visitor with a link', 401, 'Please sign in.'],
    ['plain', 403, "You don't have permission to view this page."],
  ];
  if (least === 'admin') refusals.push(['staff', 403, "You don't have permission to view this page."]);
  for (const [name, status, message] of refusals) {
    const answer = await ask(route, who[name]);
    expect(answer.status, name).toBe(status);
    expect(await answer.json(), name).toEqual({ error: { message, field: null, issues: [] } });
  }
  for (const name of least === 'admin' ? ['admin'] : ['staff', 'admin']) {
    const { status } = await ask(route, who[name]);
    expect([200, 400, 404, 409], name).toContain(status);
  }
});

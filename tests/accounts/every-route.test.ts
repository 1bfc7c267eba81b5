import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeKey } from '#server/machine-api/keys.ts';
import { rowWith, store } from '#tests/support/seed.ts';
import { makeAdmin, makeStaff, password } from '#tests/support/staff.ts';
import { openStaffApp, type StaffApp } from '#tests/support/staff-app.ts';

/** Who may use each route of the staff's API. A route that is missing here fails, and so does one that is gone. */
const everyRoute: Record<string, 'staff' | 'admin'> = {
  'GET /submissions': 'staff',
  'GET /submissions/:table': 'staff',
  'GET /submissions/:table/statuses': 'staff',
  'POST /submissions/:table/status': 'staff',
  'GET /submissions/:table/:id': 'staff',
  'POST /submissions/:table/:id/notes': 'staff',
  'POST /submissions/:table/:id/owner': 'staff',
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
  'GET /views': 'staff',
  'POST /views': 'staff',
  'POST /views/rename': 'staff',
  'POST /views/remove': 'staff',
  'POST /columns': 'staff',
  'GET /deliveries/failing': 'staff',
  'POST /deliveries/:id/send-again': 'staff',
  'GET /quarantine': 'staff',
  'GET /events': 'staff',
  'POST /presence': 'staff',
  'GET /pulse': 'staff',
  'GET /chart': 'staff',
  'GET /backups': 'staff',
  'GET /mailbox': 'staff',
  'GET /health': 'staff',
  'POST /health/try': 'staff',
  'GET /numbers': 'staff',
  'GET /sessions': 'staff',
  'POST /sessions/:id/end': 'staff',
  'GET /colleagues': 'staff',
  'POST /account/name': 'staff',
  'GET /submissions/:table/:file{export\\.(csv|jsonl)}': 'admin',
  'GET /exports/:id': 'admin',
  'GET /numbers/export.csv': 'admin',
  'GET /codes': 'admin',
  'POST /codes': 'admin',
  'POST /codes/:slug': 'admin',
  'GET /codes/:slug/code.svg': 'admin',
  'GET /codes/:slug/code.png': 'admin',
  'GET /audit': 'admin',
  'GET /questions': 'admin',
  'POST /aliases': 'admin',
  'POST /aliases/preview': 'admin',
  'POST /aliases/remove': 'admin',
  'GET /retention': 'admin',
  'GET /retention/waiting': 'admin',
  'POST /retention/confirm': 'admin',
  'GET /team': 'admin',
  'POST /team/invitations': 'admin',
  'POST /team/invitations/:id/resend': 'admin',
  'POST /team/invitations/:id/withdraw': 'admin',
  'POST /team/people/:id/role': 'admin',
  'POST /team/people/:id/remove': 'admin',
  'POST /people/look': 'admin',
  'POST /people/erase': 'admin',
  'POST /people/export': 'admin',
  'GET /setup/recipients': 'admin',
  'POST /setup/recipients': 'admin',
  'POST /setup/recipients/test': 'admin',
  'GET /setup/webhooks': 'admin',
  'POST /setup/webhooks': 'admin',
  'POST /setup/webhooks/:id/switch': 'admin',
  'POST /setup/webhooks/:id/test': 'admin',
  'POST /setup/webhooks/:id/remove': 'admin',
  'GET /setup/keys': 'admin',
  'POST /setup/keys': 'admin',
  'POST /setup/keys/:id/revoke': 'admin',
  'GET /site': 'admin',
  'GET /site/pages/:page': 'admin',
  'GET /site/pages/:page/frame': 'admin',
  'POST /site/texts': 'admin',
  'POST /site/drafts/drop': 'admin',
  'POST /site/publish': 'admin',
  'POST /site/versions/:number/back': 'admin',
};

const folder = mkdtempSync(join(tmpdir(), 'prometheon-'));
const row = rowWith('contact_submissions', { message: 'plimsoll' });
const other = rowWith('contact_submissions');
/** What each sends along. */
const who: Record<string, Record<string, string>> = { nobody: {} };
let site: StaffApp;

beforeAll(async () => {
  site = await openStaffApp({ DATA_DIR: folder, SIGN_UP: 'on' });
  const { database, links } = site.services;
  await store(database, 'contact_submissions', [row, other]);
  await site.post('/api/auth/sign-up/email', { name: '', email: 'plain@example.org', password });
  await makeStaff(database, 'staff@example.org');
  await makeAdmin(database, 'admin@example.org');
  const secret = links.secretOf(other.id);
  who['a visitor with a link'] = {
    authorization: `Bearer ${secret}`,
    cookie: `secret=${secret}`,
    referer: links.addressOf(other.id),
  };
  for (const name of ['plain', 'staff', 'admin']) who[name] = await site.signIn(`${name}@example.org`);
  const reads = { name: 'Reader', scopes: ['submissions:read' as const], tables: null, endsOn: null };
  const made = await makeKey(database, reads, 'admin@example.org');
  who['an API key'] = { authorization: `Bearer ${made?.key}` };
});
afterAll(async () => {
  await site.close();
  rmSync(folder, { recursive: true, force: true });
});

/** The answer to somebody's call of a route, about a submission that is there. */
async function ask(route: string, headers: Record<string, string> = {}) {
  const [method = '', path = ''] = route.split(' ');
  const names: Record<string, string> = { table: 'contact_submissions', file: 'export.csv' };
  const address = path.replace(/:(\w+)(\{.*\})?/g, (_, name: string) => names[name] ?? row.id);
  const response = await site.app.request(`/api/admin${address}`, {
    method,
    headers: { ...headers, 'content-type': 'application/json' },
    body: method === 'POST' ? '{}' : undefined,
  });
  // The stream of news does not end by itself.
  if (response.headers.get('content-type')?.includes('event-stream')) await response.body?.cancel();
  return response;
}

test('only the API key opens what machines read', async () => {
  for (const [name, headers] of Object.entries(who)) {
    const { status } = await site.app.request('/api/v1/submissions/contact_submissions', { headers });
    expect(status, name).toBe(name === 'an API key' ? 200 : 401);
  }
});

test('the table names every route there is', () => {
  const routes = site.api.routes.filter(({ method }) => method !== 'ALL');
  const names = new Set(routes.map(({ method, path }) => `${method} ${path}`));
  expect([...names].sort()).toEqual(Object.keys(everyRoute).sort());
});

test.each(Object.entries(everyRoute))('%s is for %s', async (route, least) => {
  const refusals: [string, number, string][] = [
    ['nobody', 401, 'Please sign in.'],
    ['a visitor with a link', 401, 'Please sign in.'],
    ['an API key', 401, 'Please sign in.'],
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

import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeOnBothEngines } from '#tests/support/engines.ts';
import { inParallel, manyVisitors, visitorHeaders } from '#tests/support/post-form.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { makeAdmin, signIn } from '#tests/support/staff.ts';

const email = 'fuzz@example.org';
const token = 'a-token-of-this-test';

/** Every call of the API and a few pages; a colon marks a part of the path that anybody may fill in. */
const calls = `
  GET /healthz
  GET /readyz
  GET /contact
  GET /no/:page
  GET /login
  GET /reset-password
  GET /invitation
  GET /admin
  GET /admin/:page
  GET /requests/:secret
  GET /requests/:secret/copy
  POST /requests/:secret
  GET /assistant
  GET /assistant/aliases.json
  GET /api/auth/get-session
  GET /api/auth/verify-email
  GET /api/auth/reset-password/:token
  POST /api/auth/sign-up/email
  POST /api/auth/sign-in/email
  POST /api/auth/request-password-reset
  POST /api/auth/reset-password
  POST /api/auth/accept-invitation
  POST /api/auth/change-password
  POST /api/auth/two-factor/enable
  POST /api/auth/two-factor/verify-totp
  POST /api/auth/two-factor/verify-backup-code
  POST /api/auth/:call
  POST /api/submissions/aerial_submissions
  POST /api/submissions/information_requests
  POST /api/submissions/:table
  GET /api/admin/pulse
  GET /api/admin/chart
  GET /api/admin/audit
  GET /api/admin/backups
  GET /api/admin/health
  GET /api/admin/retention
  GET /api/admin/sessions
  POST /api/admin/sessions/:id/end
  GET /api/admin/submissions
  GET /api/admin/people/:table/:id
  GET /api/admin/people/contact_submissions/:id
  GET /api/admin/submissions/contact_submissions
  GET /api/admin/submissions/:table
  GET /api/admin/submissions/contact_submissions/export.csv
  GET /api/admin/submissions/contact_submissions/export.jsonl
  GET /api/admin/submissions/contact_submissions/:id
  GET /api/admin/submissions/contact_submissions/:id/deliveries
  POST /api/admin/submissions/contact_submissions/status
  POST /api/admin/submissions/contact_submissions/:id/notes
  GET /api/admin/submissions/contact_submissions/:id/draft
  POST /api/admin/submissions/contact_submissions/:id/draft
  POST /api/admin/submissions/contact_submissions/:id/replies
  POST /api/admin/submissions/contact_submissions/replies/:id/take-back
  GET /api/admin/templates
  POST /api/admin/templates
  POST /api/admin/templates/remove
  GET /api/admin/exports/:id
  POST /api/admin/deliveries/:id/send-again
  GET /api/admin/questions
  POST /api/admin/aliases
  POST /api/admin/aliases/preview
  POST /api/admin/aliases/remove
  POST /api/admin/people/look
  POST /api/admin/people/export
  POST /api/admin/people/erase
  GET /api/admin/:anything
`
  .trim()
  .split('\n')
  .map((line) => line.trim().split(' ') as [method: string, path: string]);

/** Names that some call reads, in its query or its body. */
const names = [
  ...[
    'limit',
    'cursor',
    'q',
    'from',
    'to',
    'status',
    'spam',
    'before',
    'sort',
    'order',
    'id',
    'ids',
    'table',
  ],
  ...[
    'token',
    'callbackURL',
    'email',
    'password',
    'newPassword',
    'code',
    'name',
    'message',
    'subject',
    'note',
  ],
  ...[
    'text',
    'phrase',
    'url',
    'website',
    'idempotencyKey',
    'attribution',
    'additionalData',
    'form',
    'open',
    'seen',
    'does',
    'due',
  ],
];

const noDatabaseTakes = ['\0', 'a\0b', '\ud800', 'a\udc00b'];
const odd = [
  '',
  ' ',
  '-1',
  '1e999',
  'NaN',
  '9999-12-31',
  '2026-02-30',
  "'",
  '%',
  '[]',
  '{}',
  '__proto__',
  '\uffff',
];
const values = [...noDatabaseTakes, ...odd, '00000000-0000-7000-8000-000000000000', 'x'.repeat(3000)];

/** `encodeURIComponent` refuses half a pair; an attacker does not. */
const encoded = (text: string) =>
  Array.from(text, (letter) => (letter.isWellFormed() ? encodeURIComponent(letter) : '%ED%A0%80')).join('');

describeOnBothEngines('whatever is asked', (subject) => {
  let site: Site;
  let cookie: string;
  beforeAll(async () => {
    site = await startSite({
      ...subject.environment,
      ...manyVisitors,
      METRICS_TOKEN: token,
      LOG_LEVEL: 'fatal',
    });
    await makeAdmin(subject.database(), email);
    cookie = await signIn(site.url, email);
  });
  afterAll(() => site.stop());

  async function ask(method: string, path: string, body?: unknown, more: Record<string, string> = {}) {
    const response = await fetch(site.url + path, {
      method,
      headers: { ...visitorHeaders(), cookie, ...more },
      redirect: 'manual',
      ...(method === 'POST' && { body: typeof body === 'string' ? body : JSON.stringify(body ?? {}) }),
    });
    await response.arrayBuffer();
    return response.status;
  }

  type Case = { told: string; value: string; run: () => Promise<number> };
  /** A value that no database takes is refused as the visitor's mistake; nothing is ever ours. */
  async function holds(cases: Case[]): Promise<void> {
    const wrong: string[] = [];
    await inParallel(cases, async ({ told, value, run }) => {
      const status = await run();
      const isRefused = status >= 400 && status < 500;
      if (status >= 500 || (noDatabaseTakes.includes(value) && !isRefused)) wrong.push(`${status} ${told}`);
    });
    expect(wrong).toEqual([]);
  }

  const told = (...parts: string[]) => parts.map((part) => JSON.stringify(part.slice(0, 60))).join(' ');

  test('in a path', async () => {
    const open = calls.filter(([, path]) => path.includes(':'));
    await holds(
      open.flatMap(([method, path]) =>
        values.map((value) => ({
          told: told(method, path, value),
          value: value === '' ? 'none' : value,
          run: () => ask(method, path.replace(/:\w+/, encoded(value))),
        })),
      ),
    );
  });

  test('in a query', async () => {
    // One name for each value, another for the next: together the calls meet all of them.
    const chosen = (n: number) => names.filter((_, index) => index === n % names.length);
    await holds(
      calls.flatMap(([method, path], n) =>
        values.flatMap((value, v) =>
          chosen(n + v).map((name) => ({
            told: told(method, path, name, value),
            value,
            run: () => ask(method, `${path.replace(/:/, '')}?${name}=${encoded(value)}`),
          })),
        ),
      ),
    );
  });

  test('in the values, the depths and the keys of a body', async () => {
    const posts = calls.filter(([method]) => method === 'POST');
    const bodies = (value: string, n: number): unknown[] => {
      const all = Object.fromEntries(names.map((name) => [name, value]));
      const [name = ''] = names.slice(n % names.length);
      return [all, { [value]: 'x' }, { [name]: { a: [{ [value]: 1 }] } }];
    };
    await holds(
      posts.flatMap(([method, path]) =>
        values.flatMap((value, n) =>
          bodies(value, n).map((body) => ({
            told: told(method, path, JSON.stringify(body)),
            value,
            run: () => ask(method, path.replace(/:/, ''), body),
          })),
        ),
      ),
    );
  });

  test('in a form post, and in a body that claims to be something else', async () => {
    const posts = calls.filter(([method]) => method === 'POST');
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    await holds(
      posts.flatMap(([method, path]) =>
        values.flatMap((value) => [
          {
            told: told(method, path, 'form', value),
            // Read as a form, half a pair becomes the sign for an unreadable letter.
            value: value.includes('\0') ? value : 'none',
            run: () => ask(method, path.replace(/:/, ''), `name=${encoded(value)}&${encoded(value)}=1`, form),
          },
          {
            told: told(method, path, 'text/plain', value),
            value,
            run: () => ask(method, path.replace(/:/, ''), { note: value }, { 'content-type': 'text/plain' }),
          },
        ]),
      ),
    );
  });

  test('in cookies and other headers', async () => {
    const headers = (value: string): Record<string, string>[] => [
      { cookie: `prometheon.session_token=${encoded(value)}.${encoded(value)}` },
      { cookie: `prometheon.two_factor=${encoded(value)}; prometheon.session_data=${encoded(value)}` },
      { referer: `http://x/contact?message=${encoded(value)}` },
      { 'idempotency-key': encoded(value).slice(0, 300), 'x-request-id': encoded(value).slice(0, 100) },
      { accept: 'text/html', 'accept-language': encoded(value), 'user-agent': encoded(value) },
      { 'if-none-match': encoded(value), range: encoded(value), 'accept-encoding': encoded(value) },
    ];
    const body = { name: 'Ana', email: 'ana@example.org', message: 'Hi' };
    const straight = calls.filter(([, path]) => !path.includes(':'));
    await holds(
      values.flatMap((value, v) =>
        headers(value).flatMap((more, h) =>
          straight
            .filter((_, n) => (n + v + h) % 5 === 0)
            .map(([method, path]) => ({
              told: told(method, path, JSON.stringify(more)),
              value: 'none',
              run: () => ask(method, path, body, more),
            })),
        ),
      ),
    );
  });

  test.each([
    ['a trap that cannot be read as text', { website: { toString: 1 } }],
    ['a key with a NUL', { idempotencyKey: 'a\0b' }],
    ['half a letter in a key', { 'a\ud800': 1 }],
    [
      'a map that cannot be read as text',
      { additionalData: { a: { toString: 1 } }, attribution: { toString: 1 } },
    ],
  ])('%s is no error of the database', async (_, extra) => {
    const body = { name: 'Ana', email: 'ana@example.org', message: 'Hi', subject: 'Hi', ...extra };
    for (const table of ['contact_submissions', 'information_requests', 'aerial_submissions'])
      expect(await ask('POST', `/api/submissions/${table}`, body)).toBeLessThan(500);
    const metrics = await fetch(`${site.url}/metrics`, { headers: { authorization: `Bearer ${token}` } });
    expect(await metrics.text()).toMatch(/^database_errors_total 0$/m);
  });
});

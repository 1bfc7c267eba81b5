import { afterAll, beforeAll, expect, test } from 'vitest';
import { limits } from '#server/protection/limits.ts';
import { describeOnBothEngines } from '#tests/support/engines.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { accountsOf, makeAdmin, password, postAuth, signIn } from '#tests/support/staff.ts';

/** Every call of the auth library that is open, and why nothing can be guessed at with it. */
const open: Record<string, string> = {
  'GET /get-session': 'tells what the cookie is worth',
  'GET /verify-email': 'the token is signed',
  'POST /sign-in/email': 'limited',
  'POST /sign-up/email': 'limited, and off',
  'POST /sign-out': 'ends what the cookie opened',
  'POST /request-password-reset': 'limited',
  'POST /reset-password': 'the token has 24 random characters',
  'POST /change-password': 'limited',
  'POST /two-factor/enable': 'limited',
  'POST /two-factor/disable': 'limited',
  'POST /two-factor/verify-totp': 'limited',
  'POST /two-factor/verify-backup-code': 'limited',
};

describeOnBothEngines('the auth library', ({ environment, database }) => {
  let site: Site;
  let cookie: string;
  beforeAll(async () => {
    site = await startSite(environment);
    await makeAdmin(database(), 'boss@example.org');
    cookie = await signIn(site.url, 'boss@example.org');
  });
  afterAll(() => site.stop());

  test('answers to the calls that are open and to no other', async () => {
    const { auth } = await accountsOf(database());
    const endpoints = Object.values(auth.api).flatMap((endpoint) => {
      const { path, options } = endpoint as { path?: string; options: { method: string | string[] } };
      return path ? [options.method].flat().map((method) => `${method} ${path}`) : [];
    });
    expect(endpoints).toEqual(expect.arrayContaining(['POST /verify-password', ...Object.keys(open)]));
    for (const call of endpoints.filter((name) => !Object.hasOwn(open, name))) {
      const [method = '', path = ''] = call.split(' ');
      for (const spelling of [path, `${path}/`, `/${path}`, path.replace('-', '%2D')]) {
        const answer = await fetch(`${site.url}/api/auth${spelling}`, {
          method,
          headers: { cookie, 'content-type': 'application/json' },
          body: method === 'GET' ? undefined : JSON.stringify({ password, token: 'x', callbackURL: '/' }),
        });
        expect(answer.status, `${method} ${spelling}`).toBe(404);
      }
    }
  });

  test.each([
    ['change-password', { currentPassword: 'guessed', newPassword: 'another password' }],
    ['two-factor/enable', { password: 'guessed' }],
    ['two-factor/disable', { password: 'guessed' }],
  ])('a session is no way to guess its password: %s', async (call, body) => {
    const email = `${call.replace('/', '-')}@example.org`;
    await makeAdmin(database(), email);
    const session = await signIn(site.url, email);
    const most = limits.tries.ownPasswords.account;
    const guesses = Array.from({ length: most + 3 }, () => postAuth(site.url, call, body, session));
    const statuses = (await Promise.all(guesses)).map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array(most).fill(400), 429, 429, 429]);
    const entries = await database()
      .db.selectFrom('audit_log')
      .select('action')
      .where('actor', '=', email)
      .where('action', '=', 'gave a wrong password')
      .execute();
    expect(entries).toHaveLength(most);
    // Signing in is another count.
    await signIn(site.url, email);
  });

  const hostile: [string, unknown][] = [
    ['no JSON', '{"email":'],
    ['an array', []],
    ['null', null],
    ['numbers', { email: 1, password: 2, name: 3, token: 4, code: 5, newPassword: 6 }],
    ['objects', { email: { $ne: 1 }, password: {}, name: [], token: {}, code: {}, newPassword: {} }],
    ['a NUL', fieldsOf('\u0000')],
    ['half a surrogate', fieldsOf('\ud800')],
    ['100,000 letters', fieldsOf('x'.repeat(15_000))],
    ['a prototype', '{"__proto__":{"email":"a@example.org"},"constructor":1}'],
  ];
  test.each(hostile)('a body of %s is refused, never an error of ours', async (_, body) => {
    for (const call of Object.keys(open).filter((name) => name.startsWith('POST'))) {
      const answer = await fetch(`${site.url}/api/auth${call.slice(5)}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      });
      expect(answer.status, call).toBeLessThan(500);
      if (call !== 'POST /sign-out') expect(answer.status, call).toBeGreaterThanOrEqual(400);
      // A sentence for a reader, not for who wrote the check.
      expect(await answer.text(), call).not.toMatch(/expected|received|undefined/);
    }
  });

  test('a cookie that makes no sense is none', async () => {
    const [name] = cookie.split('=');
    for (const value of [
      '%E0%A4%A',
      '%00',
      'x'.repeat(8000),
      '.',
      'a.b',
      `${cookie.split('=')[1]}%00`,
      '"',
    ]) {
      const headers = { cookie: `${name}=${value}; prometheon.two_factor=${value}` };
      expect((await fetch(`${site.url}/api/admin/pulse`, { headers })).status, value).toBe(401);
      expect((await fetch(`${site.url}/login`, { headers })).status, value).toBe(200);
      expect((await fetch(`${site.url}/api/auth/get-session`, { headers })).status, value).toBe(200);
      const guess = await postAuth(site.url, 'two-factor/verify-totp', { code: '000000' }, headers.cookie);
      expect(guess.status, value).toBe(401);
    }
  });

  test('a token in the query is not taken', async () => {
    const answer = await postAuth(site.url, 'reset-password?token=x', { newPassword: 'a new password' });
    expect(answer).toMatchObject({ status: 400, body: { code: 'INVALID_TOKEN' } });
  });

  test.each(['%00', '%ED%A0%80'])('a token %s, which no database could hold, is refused', async (token) => {
    for (const path of ['/api/auth/verify-email', '/reset-password'])
      expect((await fetch(`${site.url}${path}?token=${token}`)).status).toBe(400);
  });

  test.each(['x'.repeat(5000), '../..'])('a token %s leads nowhere', async (token) => {
    const confirmed = await fetch(`${site.url}/api/auth/verify-email?token=${token}`, { redirect: 'manual' });
    expect(confirmed.status).toBeLessThan(500);
    const page = await fetch(`${site.url}/reset-password?token=${token}`);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('This link leads nowhere');
  });
});

function fieldsOf(text: string) {
  const names = ['email', 'password', 'name', 'token', 'code', 'newPassword', 'currentPassword'];
  return Object.fromEntries(names.map((name) => [name, name === 'email' ? `${text}@example.org` : text]));
}

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { removeAdmin, resetPassword } from '#server/accounts/admins.ts';
import { limits } from '#server/protection/limits.ts';
import { describeOnBothEngines } from '#tests/support/engines.ts';
import { atOnce, inParallel, manyVisitors } from '#tests/support/post-form.ts';
import { processorSeconds } from '#tests/support/processor-time.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { accountsOf, adminCommand, makeAdmin, password, postAuth, signIn } from '#tests/support/staff.ts';

describeOnBothEngines('accounts', ({ environment, database }) => {
  let site: Site;
  beforeAll(async () => {
    site = await startSite({ ...environment, SIGN_UP: 'on' });
    for (const name of ['boss', 'second', 'third', 'tried'])
      await makeAdmin(database(), `${name}@example.org`);
  });
  afterAll(() => site.stop());

  const post = (call: string, body: Record<string, unknown>, cookie = '') =>
    postAuth(site.url, call, body, cookie);
  const statusWith = async (cookie: string) =>
    (await fetch(`${site.url}/api/admin/nothing`, { headers: { cookie } })).status;
  /** Past the guard there is nothing at this address. */
  const asAdmin = 404;

  test('a session is a cookie that no script can read, and its token is in no answer', async () => {
    const { status, headers, body, cookie } = await post('sign-in/email', {
      email: 'Boss@example.org',
      password,
    });
    expect(status).toBe(200);
    expect(headers.get('set-cookie')).toMatch(/^prometheon\.session_token=[^;]+;.*HttpOnly; SameSite=Lax/);
    const token = decodeURIComponent(cookie.split('=')[1] ?? '').split('.')[0] ?? 'none';
    const session = await fetch(`${site.url}/api/auth/get-session`, { headers: { cookie } });
    expect(JSON.stringify(body) + (await session.text())).not.toContain(token);
    expect(await statusWith(cookie)).toBe(asAdmin);
  });

  test('a wrong password and an unknown address get the same words, in the same time', async () => {
    // What takes the time is the hash of the password: the server's work tells, however busy the machine is.
    const worked = () => processorSeconds(site.process.pid ?? 0);
    const timed = async (email: string) => {
      const started = worked();
      const { status, body } = await post('sign-in/email', { email, password: 'not the password' });
      return { status, body, seconds: worked() - started };
    };
    await timed('warming-up@example.org');
    const wrong = [];
    const unknown = [];
    for (let round = 0; round < 5; round++) {
      wrong.push(await timed('third@example.org'));
      unknown.push(await timed(`nobody-${round}@example.org`));
    }
    for (const { status, body } of [...wrong, ...unknown])
      expect({ status, message: body.message }).toEqual({
        status: 401,
        message: 'Invalid email or password',
      });
    const total = (tries: { seconds: number }[]) => tries.reduce((sum, { seconds }) => sum + seconds, 0);
    expect(total(wrong) / total(unknown)).toBeGreaterThan(0.6);
    expect(total(wrong) / total(unknown)).toBeLessThan(1.6);
  });

  test('ten tries in a quarter of an hour for an account, known or not, in parallel too', async () => {
    for (const email of ['tried@example.org', 'stranger@example.org']) {
      const tries = Array.from({ length: 14 }, () => post('sign-in/email', { email, password: 'guessed' }));
      const statuses = (await Promise.all(tries)).map(({ status }) => status).sort();
      expect(statuses).toEqual([...Array(10).fill(401), ...Array(4).fill(429)]);
      const { status, headers, body } = await post('sign-in/email', { email, password });
      expect(status).toBe(429);
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(800);
      expect(body.message).toBe('Too many tries. Please try again in 15 minutes.');
    }
    await resetPassword(await accountsOf(database()), 'tried@example.org', password);
    expect(await statusWith(await signIn(site.url, 'tried@example.org'))).toBe(asAdmin);
  });

  test('a replayed cookie is refused after signing out', async () => {
    const cookie = await signIn(site.url, 'boss@example.org');
    expect((await post('sign-out', {}, cookie)).status).toBe(200);
    expect(await statusWith(cookie)).toBe(401);
  });

  test('a replayed cookie is refused after the password was changed', async () => {
    const [here, elsewhere] = [
      await signIn(site.url, 'second@example.org'),
      await signIn(site.url, 'second@example.org'),
    ];
    const changed = await post(
      'change-password',
      { currentPassword: password, newPassword: 'another password', revokeOtherSessions: false },
      here,
    );
    expect(changed.status).toBe(200);
    expect(await statusWith(here)).toBe(401);
    expect(await statusWith(elsewhere)).toBe(401);
    expect(await statusWith(changed.cookie)).toBe(asAdmin);
  });

  test('a role that was taken counts at once, and ends the sessions', async () => {
    const cookie = await signIn(site.url, 'third@example.org');
    expect(await statusWith(cookie)).toBe(asAdmin);
    await database()
      .db.deleteFrom('user_roles')
      .where('user_id', 'in', (query) =>
        query.selectFrom('user').select('id').where('email', '=', 'third@example.org'),
      )
      .execute();
    expect(await statusWith(cookie)).toBe(403);
    await makeAdmin(database(), 'third@example.org');
    const again = await signIn(site.url, 'third@example.org');
    await removeAdmin(await accountsOf(database()), 'third@example.org');
    expect(await statusWith(again)).toBe(401);
  });

  test('an expired session and a forged cookie are refused', async () => {
    const cookie = await signIn(site.url, 'boss@example.org');
    const [name, value] = cookie.split('=');
    expect(await statusWith(`${name}=${value?.replace(/\.[^.]{4}/, '.AAAA')}`)).toBe(401);
    await database()
      .db.updateTable('session')
      .set({ expiresAt: new Date(Date.now() - 1000).toISOString() })
      .execute();
    expect(await statusWith(cookie)).toBe(401);
  });

  test('a session is renewed with use, in the database and in the browser', async () => {
    const cookie = await signIn(site.url, 'boss@example.org');
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
    const expiries = async () => {
      const rows = await database().db.selectFrom('session').select('expiresAt').execute();
      return rows.map(({ expiresAt }) => expiresAt);
    };
    await database().db.deleteFrom('session').where('expiresAt', '<', inDays(0)).execute();
    for (const path of ['/api/admin/pulse', '/admin']) {
      await database()
        .db.updateTable('session')
        .set({ expiresAt: inDays(2) })
        .execute();
      const used = await fetch(site.url + path, { headers: { cookie } });
      expect(used.status).toBe(200);
      expect(used.headers.getSetCookie()).toEqual([
        expect.stringMatching(/session_token=[^;]+; Max-Age=604800;/),
      ]);
      expect((await expiries()).filter((expiry) => expiry > inDays(6.9))).toHaveLength(1);
      const again = await fetch(site.url + path, { headers: { cookie } });
      expect(again.headers.getSetCookie()).toEqual([]);
    }
    // A late answer to an old cookie must not take away the new one.
    await postAuth(site.url, 'sign-out', {}, cookie);
    const late = await fetch(`${site.url}/api/admin/pulse`, { headers: { cookie } });
    expect({ status: late.status, cookies: late.headers.getSetCookie() }).toEqual({
      status: 401,
      cookies: [],
    });
  });

  test('signing up looks the same for a known address, and gives no rights', async () => {
    const signUp = (email: string) => post('sign-up/email', { email, password, name: email });
    const [known, fresh] = [await signUp('boss@example.org'), await signUp('new@example.org')];
    expect(known.status).toBe(fresh.status);
    expect(Object.keys(known.body.user as object).sort()).toEqual(
      Object.keys(fresh.body.user as object).sort(),
    );
    expect(await statusWith(await signIn(site.url, 'new@example.org'))).toBe(403);
  });

  test('an account a stranger made before is not theirs any more once it is an admin', async () => {
    await post('sign-up/email', { email: 'early@example.org', password: 'the stranger knows', name: 'x' });
    const stranger = await signIn(site.url, 'early@example.org', 'the stranger knows');
    await makeAdmin(database(), 'early@example.org');
    expect(await statusWith(stranger)).toBe(401);
    expect(
      (await post('sign-in/email', { email: 'early@example.org', password: 'the stranger knows' })).status,
    ).toBe(401);
  });

  test('who signed in, failed to, and was made an admin is kept', async () => {
    const entries = await database().db.selectFrom('audit_log').select(['actor', 'action']).execute();
    const lines = entries.map(({ actor, action }) => `${actor} ${action}`);
    expect(lines).toContain('boss@example.org signed in');
    expect(lines).toContain('boss@example.org signed out');
    expect(lines).toContain('tried@example.org failed to sign in');
    expect(lines).toContain('second@example.org changed the password');
    expect(lines).toContain('command line removed an admin');
  });

  test('what is no account of ours is not kept, whatever was typed', async () => {
    const typed = ['my secret password', 'My-Secret-Password@example.org'];
    for (const email of typed) await post('sign-in/email', { email, password: 'guessed' });
    const entries = await database().db.selectFrom('audit_log').selectAll().execute();
    expect(JSON.stringify(entries).toLowerCase()).not.toContain('secret');
    expect(entries.map(({ actor }) => actor)).toContain('unknown address');
  });

  test('a count that begins in the future, by a clock that jumped, holds nobody up', async () => {
    const email = 'jumped@example.org';
    await makeAdmin(database(), email);
    for (let n = 0; n < 11; n++) await post('sign-in/email', { email, password: 'guessed' });
    expect((await post('sign-in/email', { email, password })).status).toBe(429);
    const nextYear = new Date(Date.now() + 365 * 86_400_000).toISOString();
    await database().db.updateTable('visitor_counts').set({ since: nextYear }).execute();
    await signIn(site.url, email);
  });
});

describeOnBothEngines('a flood of tries', ({ environment, database }) => {
  test('is refused by a look, and leaves no more rows than the limit in all', async () => {
    const site = await startSite({ ...environment, ...manyVisitors });
    const { visitor, inAll } = limits.tries.passwords;
    const rows = async () => (await database().db.selectFrom('visitor_counts').selectAll().execute()).length;
    const guess = (n: number, from: string) =>
      postAuth(site.url, 'sign-in/email', { email: `n${n}@example.org`, password: 'guessed' }, '', from);
    // All but the last ten tries of this visitor are taken for made: each would be a password to hash.
    const left = 10;
    await guess(0, '198.51.100.1');
    await database()
      .db.updateTable('visitor_counts')
      .set({ count: visitor - left })
      .execute();
    const seen = new Set<number>();
    await inParallel([...Array(left + 20).keys()], async (n) => {
      seen.add((await guess(1 + n, '198.51.100.1')).status);
    });
    expect(seen).toEqual(new Set([401, 429]));
    // Those that were on their way together when it became full were counted too.
    const most = 1 + left + 2 + atOnce;
    const kept = await rows();
    expect(kept).toBeLessThanOrEqual(most);
    await database().db.updateTable('visitor_counts').set({ count: inAll }).execute();
    await inParallel([...Array(50).keys()], async (n) => {
      expect((await guess(1000 + n, `198.51.100.${n + 2}`)).status).toBe(429);
    });
    expect(await rows()).toBe(kept);
    await site.stop();
  });
});

describe('npm run admin', () => {
  const environment = { DATA_DIR: mkdtempSync(join(tmpdir(), 'prometheon-')) };
  afterAll(() => rmSync(environment.DATA_DIR, { recursive: true }));

  test.each([
    [
      ['list'],
      1,
      /^There is no database at .*prometheon\.sqlite\. Name the site's data folder with DATA_DIR\.$/,
    ],
    [['remove', 'boss@example.org'], 1, /^There is no database at /],
    [['reset-password', 'boss@example.org'], 1, /^There is no database at /],
    [
      ['add', 'Boss@Example.org'],
      0,
      /^A new database was made: .*prometheon\.sqlite\nboss@example\.org is an admin now\.$/,
    ],
    [
      ['add', 'boss@example.org'],
      0,
      /^boss@example\.org was an admin already\. The password is new, two-factor is off and all sessions have ended\.$/,
    ],
    [['list'], 0, /^boss@example\.org$/],
    [['reset-password', 'boss@example.org'], 0, /^boss@example\.org has a new password\.$/],
    [['add', 'nobody'], 1, /^“nobody” is not an email address\.$/],
    [['remove', 'nobody@example.org'], 1, /^There is no account nobody@example\.org\.$/],
    [['remove', 'boss@example.org'], 0, /^boss@example\.org is no longer an admin\.$/],
    [['list'], 0, /^There is no admin yet\.$/],
    [
      ['add', 'boss@example.org'],
      0,
      /^boss@example\.org had an account and is an admin now\. The password is new/,
    ],
    [['constructor', 'x'], 1, /^Usage:/],
  ])('%j', async (args, code, said) => {
    const answer = await adminCommand(environment, ...args);
    expect(answer.said).toMatch(said);
    expect(answer.code).toBe(code);
  });

  test.each(['123456', 'password', 'Passw0rd!', 'qwerty123', 'aaaaaa', 'abcabc'])(
    'refuses %s, which everyone tries first',
    async (common) => {
      const answer = await adminCommand({ ...environment, ADMIN_PASSWORD: common }, 'add', 'a@example.org');
      expect(answer).toEqual({
        code: 1,
        said: 'This is one of the first passwords anyone would try. Please choose another.',
      });
    },
  );

  test('refuses a password of five characters', async () => {
    const answer = await adminCommand({ ...environment, ADMIN_PASSWORD: '12345' }, 'add', 'a@example.org');
    expect(answer).toEqual({ code: 1, said: 'Password must be at least 6 characters' });
  });
});

describe('under https', () => {
  test('cookies are bound to the host, and sign-up can be off', async () => {
    const site = await startSite({ PUBLIC_URL: 'https://www.example.org', SIGN_UP: 'off' });
    await adminCommand({ DATA_DIR: site.dataDirectory }, 'add', 'boss@example.org');
    const { headers } = await postAuth(site.url, 'sign-in/email', { email: 'boss@example.org', password });
    expect(headers.get('set-cookie')).toMatch(
      /^__Host-prometheon\.session_token=[^;]+; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    const signUp = { email: 'new@example.org', password, name: 'x' };
    expect((await postAuth(site.url, 'sign-up/email', signUp)).status).toBe(400);
    await site.stop();
  });
});

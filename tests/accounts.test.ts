import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { removeAdmin, resetPassword } from '#server/accounts/admins.ts';
import { describeOnBothEngines } from './engines.ts';
import { processorSeconds } from './processor-time.ts';
import { type Site, startSite } from './site.ts';
import { accountsOf, adminCommand, makeAdmin, password, postAuth, signIn } from './staff.ts';

describeOnBothEngines('accounts', ({ environment, database }) => {
  let site: Site;
  beforeAll(async () => {
    site = await startSite(environment);
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
});

describe('npm run admin', () => {
  const environment = { DATA_DIR: mkdtempSync(join(tmpdir(), 'prometheon-')) };
  afterAll(() => rmSync(environment.DATA_DIR, { recursive: true }));

  test.each([
    [['list'], 0, /^There is no admin yet\.$/],
    [['add', 'Boss@Example.org'], 0, /^boss@example\.org is an admin now\.$/],
    [['list'], 0, /^boss@example\.org$/],
    [['reset-password', 'boss@example.org'], 0, /^boss@example\.org has a new password\.$/],
    [['add', 'nobody'], 1, /^“nobody” is not an email address\.$/],
    [['remove', 'nobody@example.org'], 1, /^There is no account nobody@example\.org\.$/],
    [['remove', 'boss@example.org'], 0, /^boss@example\.org is no longer an admin\.$/],
    [['constructor', 'x'], 1, /^Usage:/],
  ])('%j', async (args, code, said) => {
    const answer = await adminCommand(environment, ...args);
    expect(answer.said).toMatch(said);
    expect(answer.code).toBe(code);
  });

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

import { afterAll, beforeAll, expect, test } from 'vitest';
import { limits } from '#server/protection/limits.ts';
import { describeOnBothEngines } from '#tests/support/engines.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { makeAdmin, password, postAuth, signIn } from '#tests/support/staff.ts';
import { totp } from '#tests/support/totp.ts';

describeOnBothEngines('two-factor', ({ environment, database }) => {
  let site: Site;
  beforeAll(async () => {
    site = await startSite(environment);
  });
  afterAll(() => site.stop());

  const post = (call: string, body: Record<string, unknown>, cookie = '') =>
    postAuth(site.url, call, body, cookie);
  const enter = async (email: string, secret = password, cookie = '') =>
    post('sign-in/email', { email, password: secret }, cookie);
  const statusWith = async (cookie: string) =>
    (await fetch(`${site.url}/api/admin/nothing`, { headers: { cookie } })).status;

  /** An admin with two-factor on, the code that turned it on, and the one after it, which is taken already. */
  async function careful(email: string) {
    await makeAdmin(database(), email);
    const cookie = await signIn(site.url, email);
    const { body } = await post('two-factor/enable', { password }, cookie);
    const secret = new URL(String(body.totpURI)).searchParams.get('secret') ?? '';
    const codes = { first: totp(secret), next: totp(secret, 1) };
    const on = await post('two-factor/verify-totp', { code: codes.first }, cookie);
    expect(on.status).toBe(200);
    return { secret, codes, cookie: on.cookie, recovery: body.backupCodes as string[] };
  }
  const auditOf = async (actor: string) => {
    const query = database().db.selectFrom('audit_log').select('action').where('actor', '=', actor);
    return (await query.orderBy('id').execute()).map(({ action }) => action);
  };

  test('a code works once, in parallel too, and the one that turned it on has been used', async () => {
    const email = 'once@example.org';
    const { codes } = await careful(email);
    const check = async (code: string, cookie: string) => post('two-factor/verify-totp', { code }, cookie);
    const used = await check(codes.first, (await enter(email)).cookie);
    expect(used.status).toBe(401);
    expect(used.body.message).toBe('This code was tried already. Please wait for the next one.');
    const challenges = await Promise.all(Array.from({ length: 5 }, () => enter(email)));
    const answers = await Promise.all(challenges.map(({ cookie }) => check(codes.next, cookie)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401, 401]);
    const winner = answers.find(({ status }) => status === 200);
    expect(await statusWith(winner?.cookie ?? '')).toBe(404);
    expect((await check(codes.next, (await enter(email)).cookie)).status).toBe(401);
  });

  test('a recovery code works once, in parallel too', async () => {
    const email = 'recovery@example.org';
    const { recovery } = await careful(email);
    const challenges = await Promise.all(Array.from({ length: 5 }, () => enter(email)));
    const code = recovery[0];
    const answers = await Promise.all(
      challenges.map(({ cookie }) => post('two-factor/verify-backup-code', { code }, cookie)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('a trusted device asks for no code until the password changes', async () => {
    const email = 'trusting@example.org';
    const { codes } = await careful(email);
    const { cookie: challenge } = await enter(email);
    const trusting = await post('two-factor/verify-totp', { code: codes.next, trustDevice: true }, challenge);
    const device = /[^ ]*trust_device=[^;]+/.exec(trusting.cookie)?.[0] ?? '';
    const again = await enter(email, password, device);
    expect(again.body.twoFactorRedirect).toBeUndefined();
    const renewed = /[^ ]*trust_device=[^;]+/.exec(again.cookie)?.[0] ?? '';
    const changed = await post(
      'change-password',
      { currentPassword: password, newPassword: 'another password' },
      again.cookie,
    );
    expect(changed.status).toBe(200);
    const after = await enter(email, 'another password', renewed);
    expect(after.body).toMatchObject({ twoFactorRedirect: true });
  });

  test('the log says “signed in” after the second factor, and names codes that were wrong', async () => {
    const email = 'logged@example.org';
    const { secret, codes } = await careful(email);
    const before = (await auditOf(email)).length;
    const { cookie: challenge } = await enter(email);
    expect((await auditOf(email)).slice(before)).toEqual([]);
    await post('two-factor/verify-totp', { code: wrongFor(secret) }, challenge);
    expect((await auditOf(email)).slice(before)).toEqual(['gave a wrong code']);
    await post('two-factor/verify-totp', { code: codes.next }, challenge);
    expect((await auditOf(email)).slice(before)).toEqual(['gave a wrong code', 'signed in']);
  });

  test('codes are not guessed: over all challenges, and with a session', async () => {
    const email = 'guessed@example.org';
    const { secret, codes, cookie } = await careful(email);
    const most = limits.tries.codes.account;
    const seen: number[] = [];
    for (let guess = 0; guess < most + 4; guess++) {
      const asking = guess % 2 ? cookie : (await enter(email)).cookie;
      const code = String(Number(wrongFor(secret)) + guess).padStart(6, '0');
      seen.push((await post('two-factor/verify-totp', { code }, asking)).status);
    }
    expect(seen.filter((status) => status === 401)).toHaveLength(most);
    expect(seen.filter((status) => status === 429)).toHaveLength(4);
    const right = await post('two-factor/verify-totp', { code: codes.next }, (await enter(email)).cookie);
    expect(right.status).toBe(429);
  });
});

/** The first of a hundred codes that are not right now, nor soon. */
function wrongFor(secret: string): string {
  const right = [-1, 0, 1, 2, 3].map((steps) => Number(totp(secret, steps)));
  const start = [0, 1000, 2000, 3000, 4000, 5000].find((first) =>
    right.every((code) => code < first || code >= first + 100),
  );
  return String(start).padStart(6, '0');
}

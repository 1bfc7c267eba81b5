import { request } from 'node:http';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { company } from '#app/content/company.ts';
import { resetPassword } from '#server/accounts/admins.ts';
import { linkOrigin } from '#server/config/config.ts';
import { limits } from '#server/protection/limits.ts';
import { describeOnBothEngines } from '#tests/support/engines.ts';
import { bodyOf, type MailServer, startMailServer } from '#tests/support/mail-server.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { accountsOf, makeAdmin, password, postAuth, signIn } from '#tests/support/staff.ts';

const eventually = { timeout: 20_000, interval: 100 };

test('links lead where PUBLIC_URL says, else to the address in the content', () => {
  expect(linkOrigin({ publicOrigin: 'https://www.example.org' })).toBe('https://www.example.org');
  expect(linkOrigin({ publicOrigin: null })).toBe(company.url);
});

describeOnBothEngines('account mails', ({ environment, database }) => {
  let mail: MailServer;
  let site: Site;
  beforeAll(async () => {
    mail = await startMailServer();
    site = await startSite({ ...environment, SMTP_URL: mail.url, SIGN_UP: 'on', LOG_LEVEL: 'error' });
    await makeAdmin(database(), 'boss@example.org');
  });
  afterAll(async () => {
    await site.stop();
    await mail.stop();
  });

  const mailsTo = (address: string) => mail.received.filter(({ to }) => to.includes(address));
  /** The newest mail's link, on the site under test. */
  const linkTo = async (address: string, count = 1) => {
    await vi.waitFor(() => expect(mailsTo(address)).toHaveLength(count), eventually);
    const link = /^https?:\S+$/m.exec(bodyOf(mailsTo(address).at(-1)))?.[0] ?? '';
    expect(link.startsWith(`${company.url}/`), link).toBe(true);
    return link.replace(company.url, site.url);
  };
  const ask = (email: string) => postAuth(site.url, 'request-password-reset', { email });

  test('an account signs in once its address is confirmed', async () => {
    const email = 'new@example.org';
    await postAuth(site.url, 'sign-up/email', { email, password, name: email, callbackURL: '/admin' });
    const early = await postAuth(site.url, 'sign-in/email', { email, password });
    expect(early).toMatchObject({ status: 403, body: { code: 'EMAIL_NOT_VERIFIED' } });
    const link = await linkTo(email);
    const follow = async (address: string) =>
      (await fetch(address, { redirect: 'manual' })).headers.get('location');
    expect(await follow(link.replace(/token=.{20}/, 'token=forged'))).toBe(
      '/?confirmed=yes&error=INVALID_TOKEN',
    );
    expect((await postAuth(site.url, 'sign-in/email', { email, password })).status).toBe(403);
    expect(await follow(link)).toBe('/?confirmed=yes');
    expect((await postAuth(site.url, 'sign-in/email', { email, password })).status).toBe(200);
  });

  test('the answer to “forgot” is the same for a known and an unknown address, in words and in time', async () => {
    const timed = async (email: string) => {
      const started = performance.now();
      const { status, body } = await ask(email);
      return { status, body, steps: Math.floor((performance.now() - started) / 500) };
    };
    const [known, unknown] = [await timed('new@example.org'), await timed('nobody@example.org')];
    expect(known.status).toBe(200);
    expect(known.body).toEqual(unknown.body);
    expect(Math.min(known.steps, unknown.steps)).toBeGreaterThan(0);
    await linkTo('new@example.org', 2);
    expect(mailsTo('nobody@example.org')).toEqual([]);
  });

  test('a link chooses a new password once, ends every session and is written down', async () => {
    const email = 'boss@example.org';
    const before = await signIn(site.url, email);
    await ask(email);
    const link = await linkTo(email);
    const page = await fetch(link);
    expect(page.headers.get('referrer-policy')).toBe('no-referrer');
    expect(page.headers.get('cache-control')).toBe('no-store');
    const html = await page.text();
    expect(html).toContain('Choose a new password');
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).toContain('<meta name="referrer" content="no-referrer"/>');

    const token = new URL(link).searchParams.get('token');
    const choose = (newPassword: string) => postAuth(site.url, 'reset-password', { token, newPassword });
    // A password that is refused does not use the link up.
    expect((await choose('12345')).status).toBe(400);
    expect((await choose('a new long password')).status).toBe(200);
    expect(await choose('another password')).toMatchObject({ status: 400, body: { code: 'INVALID_TOKEN' } });
    expect(await (await fetch(link)).text()).toContain('This link leads nowhere');
    const replayed = await fetch(`${site.url}/api/admin/pulse`, { headers: { cookie: before } });
    expect(replayed.status).toBe(401);
    await signIn(site.url, email, 'a new long password');
    const entries = await database()
      .db.selectFrom('audit_log')
      .select(['actor', 'detail'])
      .where('action', '=', 'reset a password')
      .execute();
    expect(entries).toEqual([{ actor: email, detail: '{}' }]);
    const kept = await database()
      .db.selectFrom('outbox')
      .select('mail')
      .where('target', '=', email)
      .execute();
    expect(kept).toEqual([{ mail: null }]);
  });

  const tokenOf = (link: string) => new URL(link).searchParams.get('token');
  const chooseWith = (link: string, newPassword: string) =>
    postAuth(site.url, 'reset-password', { token: tokenOf(link), newPassword });

  test('one link is worth something at a time, however fast they are asked for', async () => {
    const email = 'twice@example.org';
    await makeAdmin(database(), email);
    await ask(email);
    const first = await linkTo(email);
    await Promise.all([ask(email), ask(email), ask(email)]);
    await linkTo(email, 4);
    const tokens = mailsTo(email).map((mail) => /token=(\w+)/.exec(bodyOf(mail))?.[1]);
    const pages = await Promise.all(
      tokens.map((token) => fetch(`${site.url}/reset-password?token=${token}`)),
    );
    const texts = await Promise.all(pages.map((page) => page.text()));
    expect(texts.filter((text) => !text.includes('This link leads nowhere'))).toHaveLength(1);
    expect((await chooseWith(first, 'a new long password')).status).toBe(400);
  });

  test('twenty who use one link at once change the password once', async () => {
    const email = 'raced@example.org';
    await makeAdmin(database(), email);
    await ask(email);
    const link = await linkTo(email);
    const uses = Array.from({ length: 20 }, (_, n) => chooseWith(link, `password number ${n}`));
    const won = (await Promise.all(uses)).filter(({ status }) => status === 200);
    expect(won).toHaveLength(1);
  });

  test.each([
    [
      'a change of password',
      async (email: string) => {
        const cookie = await signIn(site.url, email);
        const body = { currentPassword: password, newPassword: 'changed in the account' };
        expect((await postAuth(site.url, 'change-password', body, cookie)).status).toBe(200);
      },
    ],
    [
      'the command line',
      async (email: string) => {
        await resetPassword(await accountsOf(database()), email, 'set on the command line');
      },
    ],
  ])('a link ends with %s', async (title, change) => {
    const email = `${title.replaceAll(' ', '-')}@example.org`;
    await makeAdmin(database(), email);
    await ask(email);
    const link = await linkTo(email);
    await change(email);
    expect(await chooseWith(link, 'the password of a thief')).toMatchObject({
      status: 400,
      body: { code: 'INVALID_TOKEN' },
    });
  });

  test('a link does not choose one of the first passwords that anyone would try', async () => {
    const email = 'common@example.org';
    await makeAdmin(database(), email);
    await ask(email);
    const link = await linkTo(email);
    const refused = await chooseWith(link, 'qwerty123');
    expect(refused.status).toBe(400);
    expect(refused.body.message).toMatch(/^This is one of the first passwords anyone would try\./);
    expect((await chooseWith(link, 'a new long password')).status).toBe(200);
  });

  test('whoever signs up with a known address is told the same, and its owner is told by mail', async () => {
    const email = 'owner@example.org';
    await makeAdmin(database(), email);
    const { status } = await postAuth(site.url, 'sign-up/email', { email, password, name: 'x' });
    expect(status).toBe(200);
    await vi.waitFor(() => expect(mailsTo(email)).toHaveLength(1), eventually);
    expect(bodyOf(mailsTo(email)[0])).toContain('There is an account with this address already');
    await signIn(site.url, email);
  });

  test('an expired link is told, and chooses nothing', async () => {
    const email = 'late@example.org';
    await makeAdmin(database(), email);
    await ask(email);
    const link = await linkTo(email);
    await database()
      .db.updateTable('verification')
      .set({ expiresAt: new Date(Date.now() - 1000).toISOString() })
      .execute();
    expect(await (await fetch(link)).text()).toContain('This link leads nowhere');
    const token = new URL(link).searchParams.get('token');
    const late = await postAuth(site.url, 'reset-password', { token, newPassword: 'a new password' });
    expect(late).toMatchObject({ status: 400, body: { code: 'INVALID_TOKEN' } });
    await signIn(site.url, email);
  });

  test('whatever Host a request names, the link leads home', async () => {
    const email = 'host@example.org';
    await makeAdmin(database(), email);
    const body = JSON.stringify({ email });
    const headers = {
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
      'content-type': 'application/json',
      'content-length': body.length,
    };
    await new Promise((resolve, reject) => {
      const { port } = new URL(site.url);
      const options = { port, path: '/api/auth/request-password-reset', method: 'POST', headers };
      request(options, resolve).on('error', reject).end(body);
    });
    await linkTo(email);
    expect(mailsTo(email)[0]?.raw).not.toContain('evil');
  });

  test('a mailbox is not filled by asking again and again, known or not', async () => {
    const { resetMails } = limits.tries;
    await makeAdmin(database(), 'flooded@example.org');
    for (const email of ['flooded@example.org', 'stranger@example.org']) {
      const asked = await Promise.all(Array.from({ length: resetMails.account + 2 }, () => ask(email)));
      expect(asked.map(({ status }) => status).sort()).toEqual([
        ...Array(resetMails.account).fill(200),
        429,
        429,
      ]);
      const refused = asked.find(({ status }) => status === 429);
      expect(refused?.body.message).toBe('Too many tries. Please try again in 15 minutes.');
      expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(800);
    }
    // The tries at signing in are another count.
    await signIn(site.url, 'flooded@example.org');
    const asked = await postAuth(site.url, 'send-verification-email', { email: 'flooded@example.org' });
    expect(asked.status).toBe(404);
    await linkTo('flooded@example.org', resetMails.account);
  });
});

import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { describeOnBothEngines } from '#tests/support/engines.ts';
import { type MailServer, startMailServer, wordsOf } from '#tests/support/mail-server.ts';
import { manyVisitors, postForm } from '#tests/support/post-form.ts';
import { rowWith, store } from '#tests/support/seed.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { makeAdmin, signIn } from '#tests/support/staff.ts';

const patiently = { timeout: 30_000, interval: 100 };
const table = 'contact_submissions';

describeOnBothEngines('a reply from the inbox', ({ environment, database }) => {
  let mail: MailServer;
  let site: Site;
  const cookies: Record<string, string> = {};
  beforeAll(async () => {
    mail = await startMailServer();
    site = await startSite({
      ...environment,
      ...manyVisitors,
      SMTP_URL: mail.url,
      MAIL_FROM: 'Prometheon <hello@prometheon.example>',
    });
    for (const name of ['ana', 'ben']) {
      await makeAdmin(database(), `${name}@prometheon.example`);
      cookies[name] = await signIn(site.url, `${name}@prometheon.example`);
    }
  });
  afterAll(async () => {
    await site.stop();
    await mail.stop();
  });

  const ask = async (who: string, path: string, body?: unknown) => {
    const response = await fetch(`${site.url}/api/admin/submissions/${table}/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { cookie: cookies[who] ?? '', 'content-type': 'application/json' },
      body: body ? JSON.stringify(body) : undefined,
    });
    return { status: response.status, body: await response.json() };
  };
  const arrive = async (email: string) => {
    const body = { name: 'Zoë', email, subject: 'Light', message: 'A lantern\nfor the pier' };
    const response = await postForm(site.url, table, body);
    expect(response.status).toBe(201);
    return (await response.json()) as { id: string; link: string; reference: string };
  };
  const to = (address: string) => mail.received.filter((one) => one.to.includes(address));
  /** Nobody has to wait for second thoughts. */
  const leaveNow = () =>
    database().db.updateTable('outbox').set({ next_at: '' }).where('state', '=', 'waiting').execute();
  const statusOf = async (id: string) => (await ask('ana', id)).body.row.status;
  const page = async (link: string) => (await fetch(site.url + link)).text();

  test('goes to the visitor from a person, in the thread of the confirmation, their own words quoted', async () => {
    const email = 'zoe@example.org';
    const { id, link } = await arrive(email);
    await vi.waitFor(() => expect(to(email)).toHaveLength(1), patiently);
    const sent = await ask('ana', `${id}/replies`, { text: 'It is <ready>.\n', seen: null });
    expect(sent.status).toBe(201);
    expect(await statusOf(id)).toBe('in progress');
    // It may still be taken back: nobody reads it yet.
    expect(await page(link)).not.toContain('It is &lt;ready&gt;.');
    await leaveNow();
    await vi.waitFor(() => expect(to(email)).toHaveLength(2), patiently);
    const [confirmation, reply] = to(email);
    const words = wordsOf(reply);
    expect(reply?.raw).toMatch(/^from: "?Ana \(Prometheon\)"? <hello@prometheon\.example>/im);
    expect(reply?.raw).toMatch(/^reply-to: hello@prometheon\.example/im);
    expect(reply?.id).toBe(`<${sent.body.id}@prometheon.example>`);
    expect(reply?.raw).toContain(`In-Reply-To: ${confirmation?.id}`);
    expect(reply?.raw).toContain(`References: ${confirmation?.id}`);
    expect(reply?.raw).not.toMatch(/^auto-submitted:/im);
    expect(words).toContain('It is <ready>.');
    expect(words).toContain('> A lantern\n> for the pier');
    expect(words).toContain('It is &lt;ready&gt;.');
    expect(words).toContain(link);
    await vi.waitFor(async () => expect(await page(link)).toContain('It is &lt;ready&gt;.'), patiently);

    const second = await ask('ben', `${id}/replies`, { text: 'And lit.', seen: sent.body.id });
    expect(second.status).toBe(201);
    await leaveNow();
    await vi.waitFor(() => expect(to(email)).toHaveLength(3), patiently);
    const references = /^references: ([\s\S]*?)\r\n\S/im.exec(to(email)[2]?.raw ?? '')?.[1];
    expect(references?.split(/\s+/)).toEqual([confirmation?.id, reply?.id]);
    expect((await ask('ana', id)).body.messages).toMatchObject([
      { author: 'ana@prometheon.example', text: 'It is <ready>.' },
      { author: 'ben@prometheon.example', text: 'And lit.' },
    ]);
  });

  test('gives what came before there were links a page of its own', async () => {
    const row = rowWith(table, { email: 'earlier@example.org' });
    await store(database(), table, [row]);
    expect((await ask('ana', `${row.id}/replies`, { text: 'At last', seen: null })).status).toBe(201);
    await leaveNow();
    await vi.waitFor(() => expect(to('earlier@example.org')).toHaveLength(1), patiently);
    const [link = ''] = /\/requests\/[0-9a-f]{48}/.exec(wordsOf(to('earlier@example.org')[0])) ?? [];
    expect(await page(link)).toContain('At last');
  });

  test('a colleague who answers at the same time is told, and no second mail leaves', async () => {
    const { id } = await arrive('twice@example.org');
    const reply = (who: string, seen: string | null) =>
      ask(who, `${id}/replies`, { text: `By ${who}`, seen });
    const both = await Promise.all([reply('ana', null), reply('ben', null)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    const [first, refused] = both.toSorted((a, b) => a.status - b.status);
    expect(refused?.body.error.message).toMatch(
      /^(ana|ben)@prometheon\.example replied meanwhile\. Nothing was sent/,
    );
    const entries = await database()
      .db.selectFrom('outbox')
      .select('id')
      .where('submission_id', '=', id)
      .where('kind', '=', 'reply')
      .execute();
    expect(entries).toHaveLength(1);
    expect((await reply('ben', first?.body.id)).status).toBe(201);
  });

  test('is taken back before it leaves, and is a draft again; later it is not', async () => {
    const { id } = await arrive('undo@example.org');
    const sent = (await ask('ana', `${id}/replies`, { text: 'Too early', seen: null })).body;
    expect((await ask('ben', `replies/${sent.id}/take-back`, {})).status).toBe(409);
    expect((await ask('ana', `replies/${sent.id}/take-back`, {})).body).toEqual({ text: 'Too early' });
    expect((await ask('ana', `${id}/draft`)).body).toEqual({ text: 'Too early' });
    expect((await ask('ana', id)).body).toMatchObject({ row: { status: 'new' }, messages: [] });
    const again = (await ask('ana', `${id}/replies`, { text: 'Now', seen: null })).body;
    expect((await ask('ana', `${id}/draft`)).body).toEqual({ text: '' });
    await leaveNow();
    await vi.waitFor(
      () => expect(to('undo@example.org').some((one) => wordsOf(one).includes('Now'))).toBe(true),
      patiently,
    );
    expect((await ask('ana', `replies/${again.id}/take-back`, {})).status).toBe(409);
    expect(to('undo@example.org').map(wordsOf).join()).not.toContain('Too early');
  });

  test('drafts are kept per writer, and go with the submission', async () => {
    const { id, link } = await arrive('drafts@example.org');
    expect((await ask('ana', `${id}/draft`, { text: 'Half a sen' })).status).toBe(200);
    expect((await ask('ana', `${id}/draft`, { text: 'Half a sentence' })).status).toBe(200);
    expect((await ask('ana', `${id}/draft`)).body).toEqual({ text: 'Half a sentence' });
    expect((await ask('ben', `${id}/draft`)).body).toEqual({ text: '' });
    expect((await ask('ana', 'nothing/draft', { text: 'x' })).status).toBe(404);
    await fetch(site.url + link, { method: 'POST', body: new URLSearchParams({ does: 'erase' }) });
    expect(await database().db.selectFrom('reply_drafts').selectAll().execute()).toEqual([]);
  });

  test('templates are made, listed and removed, and refused in a sentence', async () => {
    const templates = async (path: string, body?: unknown) => {
      const response = await fetch(`${site.url}/api/admin/templates${path}`, {
        method: body ? 'POST' : 'GET',
        headers: { cookie: cookies.ana ?? '', 'content-type': 'application/json' },
        body: body ? JSON.stringify(body) : undefined,
      });
      return { status: response.status, body: await response.json() };
    };
    const words = { name: 'Dates', table, text: 'Dear {name}' };
    const made = await templates('', words);
    expect(made).toMatchObject({ status: 201, body: { ...words, author: 'ana@prometheon.example' } });
    expect((await templates('')).body).toEqual([made.body]);
    expect((await templates('/remove', { id: made.body.id })).body).toEqual(words);
    expect((await templates('/remove', { id: made.body.id })).status).toBe(404);
    for (const [wrong, sentence] of [
      [{ ...words, name: ' ' }, 'Give it a name.'],
      [{ ...words, text: '' }, 'It has no words yet.'],
      [{ ...words, table: 'user' }, 'There is no such form.'],
    ])
      expect(await templates('', wrong)).toMatchObject({
        status: 400,
        body: { error: { message: sentence } },
      });
  });

  test.each([
    ['empty', { text: '  ', seen: null }, 400],
    ['too long', { text: 'x'.repeat(20_001), seen: null }, 400],
  ])('%s is refused', async (_, body, status) => {
    const { id } = await arrive('refused@example.org');
    expect((await ask('ana', `${id}/replies`, body)).status).toBe(status);
  });
});

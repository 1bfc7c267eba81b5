import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { limits } from '#server/protection/limits.ts';
import { describeOnBothEngines } from '#tests/support/engines.ts';
import { type MailServer, startMailServer, wordsOf } from '#tests/support/mail-server.ts';
import { manyVisitors, postForm, visitorHeaders } from '#tests/support/post-form.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { makeAdmin, signIn } from '#tests/support/staff.ts';

const patiently = { timeout: 30_000, interval: 100 };
const table = 'contact_submissions';
const words = 'A lantern for the pier, please <b>bold</b> & bright';

describeOnBothEngines("a visitor's own page", ({ environment, database }) => {
  let mail: MailServer;
  let site: Site;
  let cookie: string;
  beforeAll(async () => {
    mail = await startMailServer();
    site = await startSite({
      ...environment,
      ...manyVisitors,
      SMTP_URL: mail.url,
      NOTIFY_EMAIL: 'staff@prometheon.example',
    });
    await makeAdmin(database(), 'boss@example.org');
    cookie = await signIn(site.url, 'boss@example.org');
  });
  afterAll(async () => {
    await site.stop();
    await mail.stop();
  });

  const send = async (email: string, key = crypto.randomUUID()) => {
    const body = { name: 'Ana', email, subject: 'Light', message: words };
    const response = await postForm(site.url, table, body, { 'idempotency-key': key });
    expect(response.status).toBe(201);
    return (await response.json()) as { id: string; reference: string; message: string; link: string };
  };
  const look = async (path: string, visitor: Record<string, string> = visitorHeaders()) => {
    const { 'content-type': _, ...headers } = visitor;
    const response = await fetch(site.url + path, { headers });
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
  const post = (path: string, fields: Record<string, string>) =>
    fetch(site.url + path, {
      method: 'POST',
      redirect: 'manual',
      // A page that passes no referrer on has no origin to tell.
      headers: { ...visitorHeaders(), 'content-type': 'application/x-www-form-urlencoded', origin: 'null' },
      body: new URLSearchParams(fields),
    });
  const to = (address: string) => mail.received.filter((one) => one.to.includes(address));
  const wholeDatabase = async () => {
    const tables = await database().db.introspection.getTables();
    const rows = await Promise.all(
      tables.map(({ name }) =>
        database()
          .db.selectFrom(name as typeof table)
          .selectAll()
          .execute(),
      ),
    );
    return JSON.stringify(rows);
  };
  const statusOf = async (id: string) =>
    (await database().db.selectFrom(table).select('status').where('id', '=', id).executeTakeFirst())?.status;

  test('its link stands in the receipt, whoever repeats the post, and in the confirmation; nowhere in the database', async () => {
    const key = crypto.randomUUID();
    const first = await send('link@example.org', key);
    expect(first.link).toMatch(/^\/requests\/[0-9a-f]{48}$/);
    expect(await send('link@example.org', key)).toEqual(first);
    expect((await send('link@example.org')).link).not.toBe(first.link);
    await vi.waitFor(() => expect(to('link@example.org').length).toBeGreaterThan(0), patiently);
    expect(to('link@example.org').map(wordsOf).join()).toContain(first.link);
    expect(await wholeDatabase()).not.toContain(first.link.slice(10));
  });

  test('shows what was sent and how it stands, is not listed, not stored and passed on to nobody', async () => {
    const { link, reference } = await send('shown@example.org');
    const { status, headers, text } = await look(link);
    expect(status).toBe(200);
    expect(text).toContain('A lantern for the pier, please bold &amp; bright');
    expect(text).toContain(reference);
    expect(text).toContain('We have it and will answer.');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('x-robots-tag')).toBe('noindex');
    expect(text).toContain('<meta name="robots" content="noindex"/>');
    // A script would remember the address as the first page of a visit.
    expect(text).not.toMatch(/<script[^>]* src=/);
  });

  test('takes what a visitor adds, tells staff, and takes up again what was done', async () => {
    const { id, link } = await send('adds@example.org');
    await database().db.updateTable(table).set({ status: 'done' }).where('id', '=', id).execute();
    const added = await post(link, { does: 'add', text: ' And a <i>second</i> one. ' });
    expect([added.status, added.headers.get('location')]).toEqual([303, `${link}?show=added#thread`]);
    // Sent again by a reload.
    await post(link, { does: 'add', text: ' And a <i>second</i> one. ' });
    const { text } = await look(`${link}?show=added`);
    expect(text.match(/And a second one\./g)).toHaveLength(1);
    expect(text).toContain('We are working on it.');
    expect(await statusOf(id)).toBe('in progress');
    const notices = () => to('staff@prometheon.example').filter(({ raw }) => raw.includes('added something'));
    await vi.waitFor(() => expect(notices()).toHaveLength(1), patiently);
    expect(wordsOf(notices()[0])).toContain('And a second one.');
    const detail = await fetch(`${site.url}/api/admin/submissions/${table}/${id}`, { headers: { cookie } });
    expect((await detail.json()).messages).toEqual([
      expect.objectContaining({ author: null, text: 'And a second one.' }),
    ]);
  });

  test('what was taken for a robot reads like any other, and tells staff nothing', async () => {
    const { id, link } = await send('robot@example.org');
    await database().db.updateTable(table).set({ status: 'spam' }).where('id', '=', id).execute();
    expect((await post(link, { does: 'add', text: 'Buy now' })).status).toBe(303);
    expect((await look(link)).text).toContain('We have it and will answer.');
    const kinds = await database()
      .db.selectFrom('outbox')
      .select('kind')
      .where('submission_id', '=', id)
      .where('kind', '=', 'addition notice')
      .execute();
    expect(kinds).toEqual([]);
  });

  test('only so much can be added', async () => {
    const { link } = await send('chatty@example.org');
    for (let turn = 0; turn < limits.additions.toOne; turn++)
      expect((await post(link, { does: 'add', text: `Number ${turn}` })).status).toBe(303);
    const more = await post(link, { does: 'add', text: 'One more' });
    expect(more.status).toBe(422);
    expect(await more.text()).toContain('That is many in a short time. Please try again');
  });

  test('says what is wrong and keeps what was typed', async () => {
    const { link } = await send('wrong@example.org');
    const empty = await post(link, { does: 'add', text: '<b></b>' });
    expect(empty.status).toBe(422);
    expect(await empty.text()).toContain('Message is required');
    const long = await post(link, { does: 'add', text: 'x'.repeat(5001) });
    expect(long.status).toBe(422);
    const page = await long.text();
    expect(page).toContain('Message must be less than 5000 characters');
    expect(page).toContain('x'.repeat(5001));
  });

  test('hands out a copy as a file', async () => {
    const { link, reference } = await send('copy@example.org');
    await post(link, { does: 'add', text: 'More' });
    const { headers, text } = await look(`${link}/copy`);
    expect(headers.get('content-disposition')).toBe(`attachment; filename="request_${reference}.json"`);
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    const copy = JSON.parse(text);
    expect(copy).toMatchObject({ reference, messages: [{ text: 'More', isOurs: false }] });
    expect(copy.answers).toContainEqual({ title: 'Email', text: 'copy@example.org' });
    expect(text).not.toContain(link.slice(10));
  });

  test('erases it after a second question, with all that hangs on it, and a mail confirms it', async () => {
    const email = 'leaves@example.org';
    const { id, link, reference } = await send(email);
    await post(link, { does: 'add', text: 'Words that go too' });
    await vi.waitFor(() => expect(to(email)).toHaveLength(1), patiently);
    expect((await look(`${link}?show=erase`)).text).toContain('Erase this request for good?');
    expect(await statusOf(id)).toBe('new');
    const erased = await post(link, { does: 'erase' });
    expect([erased.status, erased.headers.get('location')]).toEqual([303, '/requests/erased']);
    expect((await look('/requests/erased')).text).toContain('It is erased.');
    await vi.waitFor(() => expect(to(email)).toHaveLength(2), patiently);
    expect(wordsOf(to(email)[1])).toContain(`erased your request ${reference}`);
    await vi.waitFor(async () => {
      const all = await wholeDatabase();
      for (const trace of [email, 'Words that go too', reference, id]) expect(all).not.toContain(trace);
    }, patiently);
  });

  test('a wrong link and an erased one answer alike, and only so many may be tried', async () => {
    const { link } = await send('alike@example.org');
    const other = await send('stays@example.org');
    await post(link, { does: 'erase' });
    const wrong = `/requests/${'0'.repeat(48)}`;
    // Every page has a nonce of its own, and names its address.
    const plain = (text: string) => text.replace(/nonce="[^"]*"/g, '').replaceAll(/[0-9a-f]{48}/g, '');
    const answers = [
      await look(link),
      await look(wrong),
      await look(`${wrong}/copy`),
      await look(`${link}/copy`),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect(new Set(answers.map(({ text }) => plain(text))).size).toBe(1);
    expect((await post(wrong, { does: 'erase' })).status).toBe(404);

    const guesser = visitorHeaders();
    for (let turn = 0; turn < limits.requestLinks.fromOneVisitor; turn++)
      expect((await look(`/requests/${turn}`, guesser)).status).toBe(404);
    const limited = await look(other.link, guesser);
    expect(limited.status).toBe(429);
    expect(limited.text).not.toContain('lantern');
    expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await look(other.link)).status).toBe(200);
  });
});

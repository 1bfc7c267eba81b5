import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { describeOnBothEngines } from '#tests/support/engines.ts';
import { type MailServer, startMailServer } from '#tests/support/mail-server.ts';
import { manyVisitors, postForm } from '#tests/support/post-form.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { asStaff, makeAdmin, type Staff } from '#tests/support/staff.ts';

const eventually = { timeout: 30_000, interval: 100 };
type Call = { path: string; headers: IncomingMessage['headers']; body: string };

describeOnBothEngines('who hears of a submission', (subject) => {
  let mail: MailServer;
  let sites: Site[];
  let boss: Staff;
  const calls: Call[] = [];
  const receiver = createServer(async (request, response) => {
    const path = request.url ?? '';
    calls.push({ path, headers: request.headers, body: await text(request) });
    if (path === '/hangs') return;
    response.writeHead(Number(/^\/(\d{3})$/.exec(path)?.[1] ?? 200), { location: '/ok' }).end();
  });
  const address = (path: string) => `http://localhost:${(receiver.address() as AddressInfo).port}${path}`;

  beforeAll(async () => {
    mail = await startMailServer();
    await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
    const environment = {
      ...subject.environment,
      ...manyVisitors,
      LOG_LEVEL: 'error',
      PUBLIC_URL: 'http://prometheon.example',
      SMTP_URL: mail.url,
      NOTIFY_EMAIL: 'usual@prometheon.example',
      WEBHOOK_NETWORKS: 'loopback',
    };
    sites = await Promise.all([startSite(environment), startSite(environment)]);
    await makeAdmin(subject.database(), 'boss@example.org');
    boss = await asStaff(sites[0]?.url ?? '', 'boss@example.org');
  });
  afterAll(async () => {
    // A site waits for the calls that it has begun.
    receiver.closeAllConnections();
    receiver.close();
    await Promise.all(sites.map((site) => site.stop()));
    await mail.stop();
  });

  const submit = async (table = 'aerial_submissions', site = sites[0]): Promise<string> => {
    const answers = {
      name: 'Ana',
      email: 'ana@example.org',
      message: crypto.randomUUID(),
      subject: 'A class',
    };
    const response = await postForm(site?.url ?? '', table, answers);
    expect(response.status).toBe(201);
    return (await response.json()).id;
  };
  const outbox = (id: string) =>
    subject.database().db.selectFrom('outbox').selectAll().where('submission_id', '=', id).execute();
  const targets = async (id: string, kind: string) =>
    (await outbox(id)).filter((entry) => entry.kind === kind).map(({ target }) => target);
  const choose = (table: string, addresses: string | null) =>
    boss.post('setup/recipients', { table, addresses });
  const make = async (webhook: object): Promise<{ id: string; secret: string }> => {
    const response = await boss.post('setup/webhooks', { tables: null, shape: 'plain', ...webhook });
    expect(response.status).toBe(201);
    return response.json();
  };
  const facts = async (id: string) =>
    (await (await boss.ask('setup/webhooks')).json()).webhooks.find((one: { id: string }) => one.id === id);
  const callsTo = (path: string) => calls.filter((call) => call.path === path);

  test('each form tells its own, all processes agree, and as usual means NOTIFY_EMAIL', async () => {
    expect(await targets(await submit(), 'staff notice')).toEqual(['usual@prometheon.example']);
    const chosen = await choose(
      'aerial_submissions',
      ' Pilot@example.org; pilot@example.org, ben@example.org ',
    );
    expect(chosen.status).toBe(200);
    expect(await targets(await submit(), 'staff notice')).toEqual(['pilot@example.org', 'ben@example.org']);
    expect(await targets(await submit('contact_submissions'), 'staff notice')).toEqual([
      'usual@prometheon.example',
    ]);
    await vi.waitFor(
      async () =>
        expect(await targets(await submit('aerial_submissions', sites[1]), 'staff notice')).toContain(
          'ben@example.org',
        ),
      eventually,
    );
    await choose('aerial_submissions', '');
    expect(await targets(await submit(), 'staff notice')).toEqual([]);
    await choose('aerial_submissions', null);
    expect(await targets(await submit(), 'staff notice')).toEqual(['usual@prometheon.example']);
  });

  test('what is no address is named, and nothing is changed', async () => {
    const refused = await choose('aerial_submissions', 'ana@example.org, ben@');
    expect(refused.status).toBe(400);
    expect((await refused.json()).error.message).toBe(
      '“ben@” is not an email address. Write them like ana@example.org, ben@example.org.',
    );
    const { forms } = await (await boss.ask('setup/recipients')).json();
    expect(forms.every((form: { addresses: unknown }) => form.addresses === null)).toBe(true);
  });

  test('a test mail says how it ended', async () => {
    const send = async () =>
      (await boss.post('setup/recipients/test', { table: 'aerial_submissions' })).json();
    expect(await send()).toEqual({
      worked: true,
      words: 'The mail server took a test for usual@prometheon.example.',
    });
    mail.answer.code = 550;
    expect(await send()).toMatchObject({ worked: false, words: expect.stringContaining('answered 550') });
    mail.answer.code = null;
  });

  test('webhooks hear of their forms, in their shape, signed with their own secret', async () => {
    const plain = await make({ name: 'Leads', url: address('/plain') });
    const chat = await make({
      name: 'Team chat',
      url: address('/chat'),
      shape: 'chat',
      tables: ['contact_submissions'],
    });
    const aerial = await submit();
    const contact = await submit('contact_submissions');
    await vi.waitFor(async () => {
      const all = [...(await outbox(aerial)), ...(await outbox(contact))];
      expect(all.filter(({ kind, state }) => kind === 'webhook' && state === 'sent')).toHaveLength(3);
    }, eventually);
    expect(callsTo('/plain')).toHaveLength(2);
    expect(callsTo('/chat')).toHaveLength(1);
    const [{ headers, body } = { headers: {}, body: '' }] = callsTo('/chat');
    const verified = new Webhook(chat.secret).verify(body, headers as Record<string, string>);
    const words = expect.stringMatching(
      new RegExp(
        `^Contact: Ana \\(.{9}\\)\nhttp://prometheon.example/admin\\?table=contact_submissions&open=${contact}$`,
      ),
    );
    expect(verified).toEqual({ text: words, content: words, allowed_mentions: { parse: [] } });
    const sent = callsTo('/plain').map((call) =>
      new Webhook(plain.secret).verify(call.body, call.headers as Record<string, string>),
    );
    expect(sent).toContainEqual(
      expect.objectContaining({
        type: 'submission.created',
        data: expect.objectContaining({ id: aerial, table: 'aerial_submissions', name: 'Ana' }),
      }),
    );
    const { deliveries } = await (
      await boss.ask(`submissions/contact_submissions/${contact}/deliveries`)
    ).json();
    expect(deliveries).toContainEqual(
      expect.objectContaining({ kind: 'webhook', target: 'Team chat', isOn: true, state: 'sent' }),
    );
    expect((await facts(chat.id)).last.words).toBe('It answered 200: it took the message.');
    // Nobody can look the secret up, nor what follows the host.
    const listed = await (await boss.ask('setup/webhooks')).text();
    expect(listed).not.toContain(chat.secret);
    expect(listed).not.toContain('/chat');
    for (const { id } of [plain, chat]) await boss.post(`setup/webhooks/${id}/remove`, {});
  });

  test('a test tells what the answer means', async () => {
    for (const [path, words] of [
      ['/204', 'It answered 204: it took the message.'],
      [
        '/302',
        'It answered 302: it sends us elsewhere, which we do not follow; use the address that it leads to.',
      ],
      ['/404', 'It answered 404: there is nothing at this address; copy it again.'],
      ['/503', 'It answered 503: it has trouble of its own; deliveries are tried again later.'],
    ] as const) {
      const { id } = await make({ name: path, url: address(path) });
      const result = await (await boss.post(`setup/webhooks/${id}/test`, {})).json();
      expect(result).toEqual({ worked: path === '/204', words });
      expect((await facts(id)).last.words).toBe(words);
      await boss.post(`setup/webhooks/${id}/remove`, {});
    }
    expect(callsTo('/ok')).toEqual([]);
    const inside = await make({ name: 'Inside', url: 'http://10.0.0.1/' });
    expect(await (await boss.post(`setup/webhooks/${inside.id}/test`, {})).json()).toEqual({
      worked: false,
      words: 'The webhook leads into a private network.',
    });
    await boss.post(`setup/webhooks/${inside.id}/remove`, {});
  });

  test('one that hangs keeps no other waiting; removed, what waits for it is given up', async () => {
    const hangs = await make({ name: 'Hangs', url: address('/hangs') });
    const quick = await make({ name: 'Quick', url: address('/quick') });
    const ids = [await submit(), await submit(), await submit()];
    await vi.waitFor(() => expect(callsTo('/quick')).toHaveLength(3), eventually);
    expect((await facts(hangs.id)).waiting).toBe(3);
    const removed = await boss.post(`setup/webhooks/${hangs.id}/remove`, {});
    expect(await removed.json()).toEqual({ givenUp: 3 });
    const given = (await Promise.all(ids.map(outbox))).flat().filter(({ target }) => target === hangs.id);
    expect(given.map(({ state, error }) => [state, error])).toEqual(
      Array(3).fill(['failed', 'The webhook was removed']),
    );
    // What is under way does not come back to life when its call fails.
    const [first] = given;
    const refused = await boss.post(`deliveries/${first?.id}/send-again`, {});
    expect(refused.status).toBe(409);
    expect((await boss.post(`setup/webhooks/${hangs.id}/remove`, {})).status).toBe(404);
    await boss.post(`setup/webhooks/${quick.id}/remove`, {});
  });

  test('switched off it hears of nothing new, until it is on again', async () => {
    const webhook = await make({ name: 'Paused', url: address('/paused') });
    await boss.post(`setup/webhooks/${webhook.id}/switch`, { on: false });
    const during = await submit();
    expect(await targets(during, 'webhook')).toEqual([]);
    await boss.post(`setup/webhooks/${webhook.id}/switch`, { on: true });
    const after = await submit();
    await vi.waitFor(() => expect(callsTo('/paused')).toHaveLength(1), eventually);
    expect(await targets(after, 'webhook')).toEqual([webhook.id]);
    await boss.post(`setup/webhooks/${webhook.id}/remove`, {});
    const { entries } = await (await boss.ask('audit')).json();
    const actions = entries.map(({ action }: { action: string }) => action);
    for (const action of [
      'chose who is told',
      'made a webhook',
      'switched a webhook off',
      'removed a webhook',
    ])
      expect(actions).toContain(action);
  });
});

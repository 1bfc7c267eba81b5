import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { limits } from '#server/protection/limits.ts';
import { describeOnBothEngines } from '#tests/support/engines.ts';
import { type MailServer, startMailServer } from '#tests/support/mail-server.ts';
import { manyVisitors, postForm } from '#tests/support/post-form.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { asStaff, makeAdmin, type Staff } from '#tests/support/staff.ts';

const secret = `whsec_${Buffer.from('a secret of thirty-two characters').toString('base64')}`;
const eventually = { timeout: 30_000, interval: 100 };

describeOnBothEngines('what is sent for a submission', (subject) => {
  let mail: MailServer;
  let sites: Site[];
  let staff: Staff;
  const calls: { headers: IncomingMessage['headers']; body: string }[] = [];
  const receiver = createServer(async (request, response) => {
    calls.push({ headers: request.headers, body: await text(request) });
    response.end();
  });

  beforeAll(async () => {
    mail = await startMailServer();
    await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
    const environment = {
      ...subject.environment,
      ...manyVisitors,
      LOG_LEVEL: 'error',
      SMTP_URL: mail.url,
      MAIL_FROM: 'hello@prometheon.example',
      NOTIFY_EMAIL: 'staff@prometheon.example',
      WEBHOOK_URL: `http://localhost:${(receiver.address() as AddressInfo).port}/leads`,
      WEBHOOK_SECRET: secret,
      WEBHOOK_NETWORKS: 'loopback',
    };
    sites = await Promise.all([startSite(environment), startSite(environment)]);
    await makeAdmin(subject.database(), 'boss@example.org');
    staff = await asStaff(sites[0]?.url ?? '', 'boss@example.org');
  });
  afterAll(async () => {
    await Promise.all(sites.map((site) => site.stop()));
    await mail.stop();
    receiver.close();
  });

  const post = async (body: Record<string, unknown>, table = 'aerial_submissions') => {
    const response = await postForm(sites[0]?.url ?? '', table, { name: 'Ana', message: 'Hello', ...body });
    expect(response.status).toBe(201);
    return (await response.json()) as { id: string; reference: string };
  };
  const to = (address: string) => mail.received.filter((one) => one.to.includes(address));
  const outbox = (id: string) =>
    subject
      .database()
      .db.selectFrom('outbox')
      .selectAll()
      .where('submission_id', '=', id)
      .orderBy('kind')
      .execute();

  test('a notice, a confirmation and a webhook, each once though two processes look', async () => {
    const { id, reference } = await post({ email: 'once@example.org', name: 'José Núñez' });
    await vi.waitFor(async () => {
      expect((await outbox(id)).map(({ kind, state }) => [kind, state])).toEqual([
        ['confirmation', 'sent'],
        ['staff notice', 'sent'],
        ['webhook', 'sent'],
      ]);
    }, eventually);
    expect(to('once@example.org')).toHaveLength(1);
    expect(to('once@example.org')[0]?.raw).toContain(reference);
    // Answering the notice answers the visitor.
    expect(to('staff@prometheon.example').map(({ raw }) => /^reply-to: .*$/im.exec(raw)?.[0])).toEqual([
      'Reply-To: once@example.org',
    ]);
    expect(calls).toHaveLength(1);
    const signed = new Webhook(secret).verify(
      calls[0]?.body ?? '',
      calls[0]?.headers as Record<string, string>,
    );
    expect(signed).toMatchObject({
      data: { id, reference, table: 'aerial_submissions', name: 'José Núñez' },
    });
  });

  test('a mail server that refuses for a while gets it later, with the same message id', async () => {
    mail.answer.code = 451;
    const { id } = await post({ email: 'later@example.org' });
    await vi.waitFor(async () => {
      const rows = await outbox(id);
      expect(rows.filter(({ error }) => error?.includes('451'))).toHaveLength(2);
    }, eventually);
    mail.answer.code = null;
    await vi.waitFor(() => expect(to('later@example.org')).toHaveLength(1), eventually);
    const confirmation = (await outbox(id)).find(({ kind }) => kind === 'confirmation');
    expect(to('later@example.org')[0]?.id).toBe(`<${confirmation?.id}@prometheon.example>`);
  });

  test('an address that is refused for good is not tried again', async () => {
    mail.answer.code = 550;
    const { id } = await post({ email: 'nobody@example.org' });
    await vi.waitFor(async () => {
      const confirmation = (await outbox(id)).find(({ kind }) => kind === 'confirmation');
      expect(confirmation).toMatchObject({ state: 'failed', attempts: 1 });
    }, eventually);
    mail.answer.code = null;
  });

  test('nobody can be flooded with confirmations', async () => {
    const { mails } = limits.confirmations;
    for (let n = 0; n < mails; n++) {
      const { id } = await post({ email: 'victim@example.org', message: `Number ${n}` });
      await vi.waitFor(async () => expect((await outbox(id))[0]?.state).toBe('sent'), eventually);
    }
    const { id } = await post({ email: 'victim@example.org', message: 'One more' });
    await vi.waitFor(async () => expect((await outbox(id))[0]?.state).toBe('failed'), eventually);
    expect(to('victim@example.org')).toHaveLength(mails);
  });

  test('staff see how each delivery stands, and send it again', async () => {
    const { id } = await post({ email: 'again@example.org' });
    const deliveries = async () =>
      (await staff.ask(`submissions/aerial_submissions/${id}/deliveries`)).json();
    await vi.waitFor(
      async () =>
        expect(await deliveries()).toMatchObject({
          mailIsOn: true,
          deliveries: [
            { kind: 'confirmation', target: 'again@example.org', state: 'sent', attempts: 1 },
            { kind: 'staff notice', target: 'staff@prometheon.example', state: 'sent' },
            // The path of a webhook may be a secret.
            { kind: 'webhook', target: expect.stringMatching(/^localhost:\d+$/), isOn: true, state: 'sent' },
          ],
        }),
      eventually,
    );
    const [confirmation] = (await deliveries()).deliveries;
    const again = await staff.post(`deliveries/${confirmation.id}/send-again`, {});
    expect(again.status).toBe(200);
    // A second press finds it done, and what waits is not put back to the beginning.
    const waiting = await again.json();
    expect(waiting).toMatchObject({ state: 'waiting', attempts: 0 });
    const pressedTwice = await staff.post(`deliveries/${confirmation.id}/send-again`, {});
    expect(pressedTwice.status).toBe(200);
    expect(await pressedTwice.json()).toMatchObject({ id: waiting.id });
    await vi.waitFor(() => expect(to('again@example.org')).toHaveLength(2), eventually);
    expect(new Set(to('again@example.org').map((mail) => mail.id)).size).toBe(2);
    const { entries } = await (await staff.ask('audit')).json();
    expect(entries).toContainEqual(
      expect.objectContaining({
        actor: 'boss@example.org',
        action: 'sent again',
        detail: { kind: 'confirmation', table: 'aerial_submissions', id },
      }),
    );
  });

  test('what waits, and an account mail, cannot be sent again', async () => {
    const later = new Date(Date.now() + 3_600_000).toISOString();
    const entry = { created_at: later, next_at: later, target: 'a@example.org' };
    await subject
      .database()
      .db.insertInto('outbox')
      .values([
        { ...entry, id: 'waits', kind: 'confirmation', submission_id: 'x', state: 'waiting' },
        { ...entry, id: 'account', kind: 'account mail', submission_id: null, state: 'failed' },
      ])
      .execute();
    for (const [id, status] of [
      ['waits', 409],
      ['account', 404],
    ])
      expect((await staff.post(`deliveries/${id}/send-again`, {})).status).toBe(status);
  });

  test('nothing is sent for spam', async () => {
    const { id } = await post(
      { email: 'spam@example.org', website: 'x', subject: 'x' },
      'contact_submissions',
    );
    expect(await outbox(id)).toEqual([]);
  });

  test('what leaves the quarantine is delivered, once', async () => {
    const links = 'https://a.example https://b.example www.c.example';
    const { id, reference } = await post({ email: 'held@example.org', message: links, elapsedMs: 100 });
    expect(await outbox(id)).toEqual([]);
    const change = async (from: string, status: string) => {
      const response = await staff.post('submissions/aerial_submissions/status', {
        changes: [{ id, from, status }],
      });
      expect(response.status).toBe(200);
    };
    await change('spam', 'new');
    await vi.waitFor(async () => {
      expect((await outbox(id)).map(({ kind, state }) => [kind, state])).toEqual([
        ['confirmation', 'sent'],
        ['staff notice', 'sent'],
        ['webhook', 'sent'],
      ]);
    }, eventually);
    expect(to('held@example.org').map(({ raw }) => raw.includes(reference))).toEqual([true]);
    // Put back and taken out again, it is not sent a second time.
    await change('new', 'spam');
    await change('spam', 'new');
    expect(await outbox(id)).toHaveLength(3);
  });

  test('nothing that was typed becomes a header', async () => {
    const name = 'Ana\r\nBcc: evil@example.org';
    const message = 'Hi\r\n.\r\nRCPT TO:<evil@example.org>\r\nBcc: evil@example.org';
    const injected = await postForm(sites[0]?.url ?? '', 'aerial_submissions', {
      name,
      email: 'headers@example.org\r\nBcc: evil@example.org',
      message,
    });
    expect(injected.status).toBe(422);
    await post({ email: 'headers@example.org', message });
    await vi.waitFor(() => expect(to('headers@example.org')).toHaveLength(1), eventually);
    expect(to('evil@example.org')).toEqual([]);
    const [head = ''] = to('headers@example.org')[0]?.raw.split('\r\n\r\n') ?? [];
    expect(head).not.toMatch(/^bcc:/im);
  });
});

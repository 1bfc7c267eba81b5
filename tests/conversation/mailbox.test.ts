import { pino } from 'pino';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readConfig } from '#server/config/config.ts';
import { lookIntoMailbox } from '#server/conversation/mailbox/watch-mailbox.ts';
import { answerAddress } from '#server/notifications/answer-address.ts';
import { openRequestLinks, type RequestLinks } from '#server/notifications/request-links.ts';
import { describeOnBothEngines } from '#tests/support/engines.ts';
import { type ImapServer, startImapServer } from '#tests/support/imap-server.ts';
import { rowWith, store } from '#tests/support/seed.ts';
import { startSite } from '#tests/support/site.ts';

const table = 'contact_submissions';
const ours = 'hello@prometheon.example';

const mail = (headers: Record<string, string>, body = 'Tuesday is fine.') =>
  [
    'From: Ana <ana@example.org>',
    `Message-ID: <${crypto.randomUUID()}@example.org>`,
    ...Object.entries({ To: ours, Subject: 'Re: Contact', ...headers }).map((pair) => pair.join(': ')),
    '',
    body,
  ].join('\r\n');

describeOnBothEngines('answers by mail', ({ environment, database }) => {
  let server: ImapServer;
  let links: RequestLinks;
  const row = rowWith(table, { status: 'done' });
  const sentId = crypto.randomUUID();
  beforeAll(async () => {
    server = await startImapServer();
    links = await openRequestLinks(database());
    await store(database(), table, [row]);
    const now = new Date().toISOString();
    await database()
      .db.insertInto('outbox')
      .values({
        id: sentId,
        kind: 'confirmation',
        target: row.email,
        table_name: table,
        submission_id: row.id,
        state: 'sent',
        created_at: now,
        next_at: now,
      })
      .execute();
  });
  afterAll(() => server.stop());

  const look = () =>
    lookIntoMailbox(
      {
        config: readConfig({ SMTP_URL: 'smtp://127.0.0.1', NOTIFY_EMAIL: 'staff@prometheon.example' }),
        database: database(),
        links,
        log: pino({ level: 'silent' }),
        leaving: new AbortController(),
      },
      server.url,
    );
  const messages = () => database().db.selectFrom('submission_messages').selectAll().orderBy('id').execute();

  test('an answer to our mail joins its thread, once, and staff are told', async () => {
    const quoted = 'Tuesday is fine.\r\n\r\nOn Monday you wrote:\r\n> Tuesday?';
    await server.receive(mail({ References: `<${sentId}@prometheon.example>` }, quoted));
    expect(await look()).toBe(1);
    expect(await look()).toBe(0);
    expect(
      (await messages()).map(({ text, author, submission_id }) => [text, author, submission_id]),
    ).toEqual([['Tuesday is fine.', null, row.id]]);
    expect(await server.count()).toEqual({ all: 1, seen: 1 });
    const { status } = await database()
      .db.selectFrom(table)
      .select('status')
      .where('id', '=', row.id)
      .executeTakeFirstOrThrow();
    expect(status).toBe('in progress');
    const notices = await database()
      .db.selectFrom('outbox')
      .select('target')
      .where('kind', '=', 'addition notice')
      .execute();
    expect(notices).toEqual([{ target: 'staff@prometheon.example' }]);
  });

  test('an answer without references is known by its address, and a forged one is not', async () => {
    const address = answerAddress(links, ours, row.id);
    expect(address.split('@')[0]?.length).toBeLessThanOrEqual(64);
    await server.receive(mail({ To: address }, 'By address.'));
    const other = address.replace(/.@/, (end) => (end === '0@' ? '1@' : '0@'));
    await server.receive(mail({ To: other }, 'Forged.'));
    expect(await look()).toBe(1);
    expect((await messages()).map(({ text }) => text)).toEqual(['Tuesday is fine.', 'By address.']);
  });

  test('what does not belong is left alone, and so is what a program answered', async () => {
    const before = await server.count();
    await server.receive(mail({ Subject: 'An offer' }, 'Buy now.'));
    await server.receive(
      mail({ References: `<${sentId}@prometheon.example>`, 'Auto-Submitted': 'auto-replied' }, 'I am away.'),
    );
    expect(await look()).toBe(0);
    expect(await server.count()).toEqual({ all: before.all + 2, seen: before.seen });
    expect(await messages()).toHaveLength(2);
  });

  test('attachments come along', async () => {
    const part = [
      'This goes along.',
      '--x',
      'Content-Type: text/plain',
      '',
      'See the plan.',
      '--x',
      'Content-Type: text/html; name="plan.html"',
      'Content-Disposition: attachment; filename="plan.html"',
      'Content-Transfer-Encoding: base64',
      '',
      Buffer.from('<script>alert(1)</script>').toString('base64'),
      '--x--',
    ].join('\r\n');
    const headers = {
      'In-Reply-To': `<${sentId}@prometheon.example>`,
      'MIME-Version': '1.0',
      'Content-Type': 'multipart/mixed; boundary=x',
    };
    await server.receive(mail(headers, part));
    expect(await look()).toBe(1);
    const [file] = await database().db.selectFrom('message_attachments').selectAll().execute();
    expect(file).toMatchObject({ name: 'plan.html', bytes: 25, submission_id: row.id });
    expect(Buffer.from(file?.content ?? '', 'base64').toString()).toBe('<script>alert(1)</script>');
    expect((await messages()).at(-1)?.text).toBe('See the plan.');
  });

  test('the site looks by itself', async () => {
    await server.receive(mail({ References: `<${sentId}@prometheon.example>` }, 'To the site.'));
    const site = await startSite({ ...environment, SMTP_URL: 'smtp://127.0.0.1:9', IMAP_URL: server.url });
    await vi.waitFor(
      async () => expect((await messages()).map(({ text }) => text)).toContain('To the site.'),
      { timeout: 30_000, interval: 100 },
    );
    await site.stop();
  });
});

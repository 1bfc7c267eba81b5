import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { readConfig } from '#server/config/config.ts';
import { watchMailbox } from '#server/conversation/mailbox/watch-mailbox.ts';
import { answerAddress } from '#server/notifications/answer-address.ts';
import { registry } from '#server/telemetry/counters.ts';
import { describeOnBothEngines } from '#tests/support/engines.ts';
import { hasDovecot, type ImapServer, startImapServer, withDovecot } from '#tests/support/imap-server.ts';
import { mailboxNeeds, mailWith, mailWithFiles, ours } from '#tests/support/mails.ts';
import { rowWith, store } from '#tests/support/seed.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { asStaff, makeAdmin, type Staff } from '#tests/support/staff.ts';

const patiently = { timeout: 60_000, interval: 100 };
const table = 'contact_submissions';
const email = 'ana@example.org';

describe.skipIf(!hasDovecot)(withDovecot('a site with a mailbox'), () => {
  let server: ImapServer;
  beforeAll(async () => {
    server = await startImapServer();
  });
  afterAll(() => server.stop());

  describeOnBothEngines('on its engine', ({ engine, environment, database }) => {
    let site: Site;
    let staff: Staff;
    const row = rowWith(table, { email });
    const mailbox = () => readConfig({ SMTP_URL: 'smtp://x', IMAP_URL: server.url(engine) }).mailbox;
    beforeAll(async () => {
      await store(database(), table, [row]);
      const { links } = await mailboxNeeds(database());
      const To = answerAddress(links, ours, row.id) ?? '';
      const files = { "O'Neill (plan).html": '<script>alert(1)</script>', 'large.txt': 'x'.repeat(100_000) };
      await server.mailbox(engine).receive(mailWithFiles({ To }, 'See the plan.', files));
      await server.mailbox(engine).receive(mailWith({ To, From: 'ben@example.org' }, 'From a colleague.'));
      site = await startSite({
        ...environment,
        SMTP_URL: 'smtp://127.0.0.1:9',
        MAIL_FROM: ours,
        IMAP_URL: server.url(engine),
      });
      await makeAdmin(database(), 'boss@example.org');
      staff = await asStaff(site.url, 'boss@example.org');
    });
    afterAll(() => site.stop());
    const thread = async () => (await (await staff.ask(`submissions/${table}/${row.id}`)).json()).messages;

    test('looks by itself, and staff alone get the files, to be saved and never shown', async () => {
      await vi.waitFor(async () => expect(await thread()).toHaveLength(2), patiently);
      expect(await thread()).toMatchObject([
        {
          text: 'See the plan.',
          mailedBy: email,
          attachments: [
            { name: "O'Neill (plan).html", bytes: 25, isKept: true },
            { name: 'large.txt', bytes: 100_000, isKept: true },
          ],
        },
        { text: 'From a colleague.', mailedBy: 'ben@example.org', attachments: [] },
      ]);
      const [{ attachments }] = await thread();
      const got = await staff.ask(`attachments/${attachments[0].id}`);
      expect(Object.fromEntries(got.headers)).toMatchObject({
        'content-type': 'application/octet-stream',
        'content-disposition': "attachment; filename*=UTF-8''O%27Neill%20%28plan%29.html",
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
      });
      expect(await got.text()).toBe('<script>alert(1)</script>');
      expect(await (await staff.ask(`attachments/${attachments[1].id}`)).text()).toBe('x'.repeat(100_000));
      expect((await staff.ask('attachments/none')).status).toBe(404);
      expect((await fetch(`${site.url}/api/admin/attachments/${attachments[0].id}`)).status).toBe(401);
    });

    test('hands out what a person sent by mail, and erases it', async () => {
      const exported = await (await staff.post('people/export', { email })).json();
      expect(Buffer.from(exported.Attachments[1].content, 'base64').toString()).toBe('x'.repeat(100_000));
      expect(exported.Messages).toHaveLength(2);
      const { erased } = await (await staff.post('people/erase', { email, typed: email })).json();
      expect(erased).toMatchObject({ Attachments: 2, Messages: 2 });
      for (const place of ['submission_messages', 'message_attachments', 'attachment_pieces'] as const)
        expect(await database().db.selectFrom(place).selectAll().execute()).toEqual([]);
    });

    // Which engine keeps the answers makes no difference here.
    if (engine === 'postgres') return;

    test('says once why it cannot look, and goes on when it can', async () => {
      const said: string[] = [];
      const log = pino({}, { write: (line) => said.push(JSON.parse(line).msg) });
      const needs = { ...(await mailboxNeeds(database())), log };
      const known = mailbox();
      if (!known) throw new Error('no mailbox');
      const pace = { every: 10, longest: 50 };
      const failing = async () =>
        (await registry.getSingleMetric('mailbox_failing')?.get())?.values[0]?.value;

      const locked = { ...needs, leaving: new AbortController() };
      const watching = watchMailbox(locked, { ...known, password: 'wrong' }, pace);
      await vi.waitFor(() => expect(said).toHaveLength(1), patiently);
      locked.leaving.abort();
      await watching;
      expect(said).toEqual([
        'The mail server of IMAP_URL refused the user or the password. It is tried again.',
      ]);
      expect(await failing()).toBe(1);

      said.length = 0;
      await server.halt();
      const goingOn = watchMailbox(needs, known, pace);
      await vi.waitFor(() => expect(said).not.toEqual([]), patiently);
      await server.start();
      await vi.waitFor(() => expect(said).toContain('The mailbox of IMAP_URL can be read again.'), patiently);
      needs.leaving.abort();
      await goingOn;
      // While a server goes or comes there may be several reasons, but none is said twice in a row.
      expect(said[0]).toMatch(/^The mailbox of IMAP_URL could not be read \(\w+\)\. It is tried again\.$/);
      expect(said.filter((line, index) => line === said[index - 1])).toEqual([]);
      expect(await failing()).toBe(0);
    });
  });
});

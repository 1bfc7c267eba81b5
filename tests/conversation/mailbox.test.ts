import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '#server/config/config.ts';
import { lookIntoMailbox, type MailboxNeeds } from '#server/conversation/mailbox/look-into-mailbox.ts';
import { answerAddress } from '#server/notifications/answer-address.ts';
import { describeOnBothEngines } from '#tests/support/engines.ts';
import {
  hasDovecot,
  type ImapMailbox,
  type ImapServer,
  startImapServer,
  withDovecot,
} from '#tests/support/imap-server.ts';
import { mailboxNeeds, mailWith, mailWithFiles, ours } from '#tests/support/mails.ts';
import { rowWith, store } from '#tests/support/seed.ts';

const table = 'contact_submissions';

describe.skipIf(!hasDovecot)(withDovecot('answers by mail'), () => {
  let server: ImapServer;
  beforeAll(async () => {
    server = await startImapServer();
  });
  afterAll(() => server.stop());

  describeOnBothEngines('in their threads', ({ engine, database }) => {
    let needs: MailboxNeeds;
    let box: ImapMailbox;
    const row = rowWith(table, { status: 'done' });
    const sentId = crypto.randomUUID();
    const answer = { References: `<${sentId}@prometheon.example>` };
    beforeAll(async () => {
      needs = await mailboxNeeds(database());
      box = server.mailbox(engine);
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

    /** Answers the words that came since, and whether all mails that came since were marked as read. */
    const look = async (...mails: (string | Buffer)[]) => {
      const [before, known] = [await box.count(), (await messages()).length];
      for (const mail of mails) await box.receive(mail);
      const { mailbox } = readConfig({ SMTP_URL: 'smtp://127.0.0.1', IMAP_URL: server.url(engine) });
      if (mailbox) await lookIntoMailbox(needs, mailbox);
      const read = (await box.count()).seen - before.seen;
      return { said: (await messages()).slice(known).map(({ text }) => text), read };
    };
    const messages = () =>
      database().db.selectFrom('submission_messages').selectAll().orderBy('id').execute();
    const statusNow = async () =>
      (
        await database()
          .db.selectFrom(table)
          .select('status')
          .where('id', '=', row.id)
          .executeTakeFirstOrThrow()
      ).status;
    const finish = () =>
      database().db.updateTable(table).set({ status: 'done' }).where('id', '=', row.id).execute();

    test('one joins its thread, is marked as read, and staff are told', async () => {
      const quoted = 'Tuesday is fine.\r\n\r\nOn Monday you wrote:\r\n> Tuesday?';
      expect(await look(mailWith(answer, quoted))).toEqual({ said: ['Tuesday is fine.'], read: 1 });
      expect(await messages()).toMatchObject([
        { author: null, submission_id: row.id, mail_from: 'ana@example.org' },
      ]);
      expect(await statusNow()).toBe('in progress');
      const notices = await database()
        .db.selectFrom('outbox')
        .select('target')
        .where('kind', '=', 'addition notice')
        .execute();
      expect(notices).toEqual([{ target: 'staff@prometheon.example' }]);
      expect(await look()).toEqual({ said: [], read: 0 });
    });

    test('is stored once when a process ended before it had marked it', async () => {
      await database().db.deleteFrom('mailbox_places').execute();
      await box.markUnread();
      expect(await look()).toEqual({ said: [], read: 1 });
    });

    test('one without references is known by its address, and a forged address is not', async () => {
      const address = answerAddress(needs.links, ours, row.id) ?? '';
      expect(address.split('@')[0]?.length).toBeLessThanOrEqual(64);
      expect(answerAddress(needs.links, `${'long'.repeat(5)}@prometheon.example`, row.id)).toBeNull();
      const forged = address.replace(/.@/, (end) => (end === '0@' ? '1@' : '0@'));
      expect(
        await look(mailWith({ To: address }, 'By address.'), mailWith({ To: forged }, 'Forged.')),
      ).toEqual({
        said: ['By address.'],
        read: 1,
      });
    });

    test('what does not belong is left alone, and so is what a program wrote', async () => {
      await finish();
      const strangers = mailWith({ References: `<${crypto.randomUUID()}@prometheon.example>` }, 'Buy now.');
      const away = mailWith({ ...answer, 'Auto-Submitted': 'auto-replied' }, 'I am away.');
      const bounce = mailWith(
        { ...answer, 'Content-Type': 'multipart/report; boundary=x' },
        'Not delivered.',
      );
      const own = mailWith({ ...answer, From: `Prometheon <${ours}>` }, 'From ourselves.');
      expect(await look(strangers, away, bounce, own)).toEqual({ said: [], read: 0 });
      expect(await statusNow()).toBe('done');
    });

    test('two files come along; what would be too much of one person is listed only', async () => {
      const files = { 'plan.html': '<script>alert(1)</script>', 'large.txt': 'x'.repeat(100_000) };
      expect(await look(mailWithFiles(answer, 'See the plan.', files))).toEqual({
        said: ['See the plan.'],
        read: 1,
      });
      const kept = () =>
        database()
          .db.selectFrom('message_attachments')
          .selectAll()
          .orderBy('at')
          .orderBy('position')
          .execute();
      expect(await kept()).toMatchObject([
        { name: 'plan.html', bytes: 25, is_kept: 1, submission_id: row.id },
        { name: 'large.txt', bytes: 100_000, is_kept: 1 },
      ]);
      await database()
        .db.updateTable('message_attachments')
        .set({ bytes: 50 * 1024 * 1024 })
        .where('name', '=', 'large.txt')
        .execute();
      await look(mailWithFiles(answer, 'More.', { 'more.txt': 'more' }));
      expect((await kept()).at(-1)).toMatchObject({ name: 'more.txt', bytes: 4, is_kept: 0 });
    });

    test('one that cannot be read is told of and left unread, and the next one is read', async () => {
      const boxes = Array.from(
        { length: 100 },
        (_, at) => `--b${at}\r\nContent-Type: multipart/mixed; boundary=b${at + 1}\r\n`,
      );
      const nested = mailWith(
        { ...answer, 'Content-Type': 'multipart/mixed; boundary=b0' },
        boxes.join('\r\n'),
      );
      const large = Buffer.concat([Buffer.from(mailWith(answer)), Buffer.alloc(11 * 1024 * 1024, 'x\r\n')]);
      expect(await look(nested, large, mailWith(answer, 'After them.'))).toEqual({
        said: [
          'A mail came that cannot be shown here. It is in the mailbox.',
          'A mail of 12 MB came, too large to be shown here. It is in the mailbox.',
          'After them.',
        ],
        read: 1,
      });
    });

    test('a flood into one thread stays in the mailbox', async () => {
      const at = new Date().toISOString();
      const many = Array.from({ length: 20 }, (_, index) => ({
        id: crypto.randomUUID(),
        table_name: table,
        submission_id: row.id,
        at,
        text: '',
        author: null,
        mail_hash: `hash ${index}`,
      }));
      await database().db.insertInto('submission_messages').values(many).execute();
      expect(await look(mailWith(answer, 'Once more.'))).toEqual({ said: [], read: 0 });
    });
  });
});

import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { limits } from '#server/protection/limits.ts';
import { describeOnBothEngines } from '#tests/support/engines.ts';
import { type MailServer, startMailServer } from '#tests/support/mail-server.ts';
import { manyVisitors, postForm } from '#tests/support/post-form.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { specifiedForms } from '#tests/support/specified-forms.ts';

const eventually = { timeout: 60_000, interval: 200 };

describeOnBothEngines('what our mails can be used for', (subject) => {
  let mail: MailServer;
  let site: Site;

  beforeAll(async () => {
    mail = await startMailServer();
    site = await startSite({
      ...subject.environment,
      ...manyVisitors,
      SMTP_URL: mail.url,
      NOTIFY_EMAIL: 'ana@prometheon.example, ben@prometheon.example',
    });
  });
  afterAll(async () => {
    await site.stop();
    await mail.stop();
  });

  const to = (address: string) => mail.received.filter((one) => one.to.includes(address));

  test('a confirmation holds nothing that was typed', async () => {
    const body = {
      name: 'Buy pills at evil',
      email: 'stranger@example.org',
      message: 'Visit https://evil.example now',
    };
    expect((await postForm(site.url, 'aerial_submissions', body)).status).toBe(201);
    await vi.waitFor(() => expect(to('stranger@example.org')).toHaveLength(1), eventually);
    const raw = to('stranger@example.org')[0]?.raw ?? '';
    expect(raw).not.toMatch(/evil|pills/i);
    expect(raw).toMatch(/Your reference/);
  });

  test('the sender has a name, and everyone on the list is told', async () => {
    const body = { name: 'Listed', email: 'listed@example.org', message: 'Hello' };
    expect((await postForm(site.url, 'aerial_submissions', body)).status).toBe(201);
    for (const address of ['ana@prometheon.example', 'ben@prometheon.example'])
      await vi.waitFor(
        () => expect(to(address).filter(({ raw }) => raw.includes('Listed'))).toHaveLength(1),
        eventually,
      );
    expect(to('ana@prometheon.example')[0]?.raw).toMatch(/^From: Prometheon <hello@prometheon\.example>/m);
  });

  test('nothing in a notice turns the direction of writing', async () => {
    const body = {
      name: 'Turned',
      email: 'turned@example.org',
      message: 'see \u202egro.elpmaxe//:sptth\u2066',
    };
    expect((await postForm(site.url, 'aerial_submissions', body)).status).toBe(201);
    const notice = () => to('ben@prometheon.example').find(({ raw }) => raw.includes('Turned'));
    await vi.waitFor(() => expect(notice()).toBeDefined(), eventually);
    // The marks as quoted-printable UTF-8.
    expect(notice()?.raw).not.toMatch(/=E2=80=AE|=E2=81=A6|[\u202a-\u202e\u2066-\u2069]/i);
    expect(notice()?.raw).toMatch(/gro\.elpmaxe/);
  });

  test('one visitor cannot have more than so many strangers written to, whatever the form', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.9' };
    const most = limits.confirmations.fromOneVisitor;
    const ids: string[] = [];
    for (let n = 0; n < most + 5; n++) {
      const form = specifiedForms[n % specifiedForms.length];
      const body = { ...form?.payload, email: `victim${n}@example.org` };
      const response = await postForm(site.url, form?.table ?? '', body, headers);
      expect(response.status).toBe(201);
      ids.push((await response.json()).id);
    }
    const entries = await subject
      .database()
      .db.selectFrom('outbox')
      .select(['kind', 'submission_id'])
      .where('submission_id', 'in', ids)
      .execute();
    expect(entries.filter(({ kind }) => kind === 'confirmation')).toHaveLength(most);
    // Staff hear of every one of them.
    expect(entries.filter(({ kind }) => kind === 'staff notice')).toHaveLength(2 * ids.length);
  });
});

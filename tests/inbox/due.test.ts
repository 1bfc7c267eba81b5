import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Pulse } from '#app/inbox/pulse.ts';
import type { SubmissionTable } from '#server/database/schema/tables.ts';
import { dayAt, momentOn } from '#server/due/opening-days.ts';
import { queueDigest } from '#server/notifications/digest.ts';
import { describeOnBothEngines } from '#tests/support/engines.ts';
import { type MailServer, startMailServer, wordsOf } from '#tests/support/mail-server.ts';
import { rowWith, store } from '#tests/support/seed.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { makeAdmin, signIn } from '#tests/support/staff.ts';

const day = 24 * 60 * 60 * 1000;
const ago = (days: number) => new Date(Date.now() - days * day).toISOString();
const patiently = { timeout: 30_000, interval: 100 };

describeOnBothEngines('due times', ({ environment, database }) => {
  let mail: MailServer;
  let site: Site;
  let cookie: string;
  beforeAll(async () => {
    mail = await startMailServer();
    site = await startSite({
      ...environment,
      SMTP_URL: mail.url,
      NOTIFY_EMAIL: 'staff@prometheon.example',
      METRICS_TOKEN: 'a-token-of-this-test',
    });
    await makeAdmin(database(), 'boss@example.org');
    cookie = await signIn(site.url, 'boss@example.org');
  });
  afterAll(async () => {
    await site.stop();
    await mail.stop();
  });

  const ask = async (path: string, body?: unknown) => {
    const response = await fetch(`${site.url}/api/admin/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { cookie, 'content-type': 'application/json' },
      body: body ? JSON.stringify(body) : undefined,
    });
    return { status: response.status, body: await response.json() };
  };
  const table = 'photography_submissions';
  const ids = async (query: string) =>
    (await ask(`submissions/${table}?${query}`)).body.rows.map(({ name }: { name: string }) => name);
  const put = (where: SubmissionTable, ...rows: Parameters<typeof rowWith>[1][]) =>
    store(
      database(),
      where,
      rows.map((row) => rowWith(where, row)),
    );

  test('due first is what is new, the oldest first, page by page, then the rest', async () => {
    await put(
      table,
      { name: 'Late', created_at: ago(3) },
      { name: 'Later', created_at: ago(5) },
      { name: 'Fresh', created_at: ago(0) },
      { name: 'Begun', created_at: ago(9), status: 'in progress' },
      { name: 'Over', created_at: ago(8), status: 'done' },
      { name: 'Junk', created_at: ago(7), status: 'spam' },
    );
    expect(await ids('sort=due')).toEqual(['Later', 'Late', 'Fresh', 'Begun', 'Over']);
    const first = (await ask(`submissions/${table}?sort=due&limit=2`)).body;
    expect(await ids(`sort=due&limit=2&cursor=${first.nextCursor}`)).toEqual(['Fresh', 'Begun']);
    expect(await ids('due=late&sort=oldest')).toEqual(['Later', 'Late']);
    expect(await ids('due=late&sort=due')).toEqual(['Later', 'Late']);
    expect(await ids('due=late&sort=name')).toEqual(['Late', 'Later']);
    expect((await ask(`submissions/${table}?due=soon`)).body.error.message).toBe(
      'due must be one of: late, today.',
    );
    const csv = await fetch(`${site.url}/api/admin/submissions/${table}/export.csv?due=late`, {
      headers: { cookie },
    });
    expect((await csv.text()).trim().split('\n')).toHaveLength(3);
  });

  test('a row says when it is to be answered, as long as it is new', async () => {
    const { rows } = (await ask(`submissions/${table}`)).body;
    const due = Object.fromEntries(
      rows.map((row: Record<string, string>) => [row.name, { came: row.created_at, due: row.due_at }]),
    );
    expect(Date.parse(due.Late.due) - Date.parse(due.Late.came)).toBe(day);
    expect(due.Begun.due).toBeNull();
    const { id } = rows.find(({ name }: { name: string }) => name === 'Late');
    expect((await ask(`submissions/${table}/${id}`)).body.row.due_at).toBe(due.Late.due);
  });

  test('news count what is late and due today, and metrics tell it too', async () => {
    const { tables } = (await ask('pulse')).body as Pulse;
    expect(tables[table]).toMatchObject({ new: 3, late: 2 });
    expect(tables[table]?.dueToday).toBeGreaterThanOrEqual(2);
    expect(tables.contact_submissions).toMatchObject({ late: 0, dueToday: 0 });

    const metrics = async () => (await fetch(`${site.url}/metrics`)).text();
    expect(await metrics()).toContain(`submissions_late{table="${table}"} 2`);
    const [, oldest] =
      new RegExp(`^submissions_oldest_new_seconds\\{table="${table}"\\} (\\S+)$`, 'm').exec(
        await metrics(),
      ) ?? [];
    expect(Number(oldest) / 86_400).toBeCloseTo(5, 1);

    const [later] = (await ask(`submissions/${table}?due=late&sort=oldest`)).body.rows;
    const change = { id: later.id, from: 'new', status: 'in progress' };
    expect((await ask(`submissions/${table}/status`, { changes: [change] })).status).toBe(200);
    expect(await metrics()).toContain(`submissions_late{table="${table}"} 1`);
    expect(await metrics()).toContain(`submissions_first_answer_seconds_count{table="${table}"} 1`);
  });

  test('the list of the day is mailed once, names what is due, and never the words of a visitor', async () => {
    await put('contact_submissions', { name: 'Zoë\nQuist', message: 'Hush', created_at: ago(20) });
    const targets = ['staff@prometheon.example'];
    // The first moment of today, which has passed whenever the test runs: nothing is sent before its time.
    const morning = momentOn(dayAt(Date.now()), 0);
    const queue = (now: number) => queueDigest(database(), targets, { hour: 0, minute: 0 }, now);
    const queued = async () =>
      (await database().db.selectFrom('outbox').select('id').where('kind', '=', 'digest').execute()).length;

    await queue(morning - 60_000);
    await queue(morning + 5 * 60 * 60_000);
    expect(await queued()).toBe(0);
    // Two processes, a restart, and a clock that was put back.
    await Promise.all([queue(morning), queue(morning + 1000)]);
    await queue(morning + 60_000);
    await queue(morning);
    expect(await queued()).toBe(1);

    await vi.waitFor(() => expect(mail.received).toHaveLength(1), patiently);
    const [received] = mail.received;
    expect(received?.to).toEqual(targets);
    expect(received?.raw).toMatch(/^subject: Due today: \d to answer/im);
    const words = wordsOf(received);
    expect(words).toContain('Zoë Quist');
    expect(words).toContain('late by 1');
    expect(words).not.toContain('Hush');
    expect(words).toContain('/admin?table=contact_submissions');
  });

  test('no list when nothing is due', async () => {
    for (const name of [table, 'contact_submissions'] as const)
      await database().db.updateTable(name).set({ status: 'done' }).execute();
    const tomorrow = momentOn(dayAt(Date.now()).add({ days: 1 }), 8);
    await queueDigest(database(), ['staff@prometheon.example'], { hour: 8, minute: 0 }, tomorrow);
    const all = await database().db.selectFrom('outbox').select('id').where('kind', '=', 'digest').execute();
    expect(all).toHaveLength(1);
  });
});

test('DIGEST_AT needs somebody to mail to', async () => {
  await expect(startSite({ DIGEST_AT: '08:00' })).rejects.toThrow('the server left with code 1');
});

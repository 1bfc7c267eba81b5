import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { everyForm, forms } from '#app/forms/definitions/registry.ts';
import type { Health } from '#app/inbox/health/answers.ts';
import { listTables } from '#server/database/list-tables.ts';
import { answersFor, canaryAddress } from '#server/watch/checks/form-answers.ts';
import { isOurRound } from '#server/watch/keep-watch.ts';
import { describeOnBothEngines } from '#tests/support/engines.ts';
import { bodyOf, type MailServer, startMailServer } from '#tests/support/mail-server.ts';
import { manyVisitors, postForm } from '#tests/support/post-form.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { asStaff, makeAdmin, type Staff } from '#tests/support/staff.ts';

/** What staff may ask for; each is asked before and after the site has tried itself. */
const staffRoutes = [
  ...forms.flatMap(({ table }) => [
    `submissions/${table}`,
    `submissions/${table}?q=canary`,
    `submissions/${table}/export.csv`,
    `submissions/${table}/export.jsonl`,
  ]),
  'submissions',
  'submissions?q=canary',
  'quarantine',
  'deliveries/failing',
  'chart',
  'questions',
  'retention/waiting',
];

/** They hold what was tried and found, and no more. */
const ownTables = ['health_checks', 'backup_turns', 'audit_log', 'session'];

describeOnBothEngines('the site tries itself', (subject) => {
  let site: Site;
  let staff: Staff;
  let mail: MailServer;
  let calls = 0;
  const receiver = createServer((_, response) => {
    calls += 1;
    response.end();
  });

  beforeAll(async () => {
    mail = await startMailServer();
    await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
    site = await startSite({
      ...subject.environment,
      ...manyVisitors,
      METRICS_TOKEN: 'a-token-of-this-test',
      SMTP_URL: mail.url,
      MAIL_FROM: 'hello@prometheon.example',
      NOTIFY_EMAIL: 'staff@prometheon.example',
      WEBHOOK_URL: `http://localhost:${(receiver.address() as AddressInfo).port}/leads`,
      WEBHOOK_SECRET: `whsec_${Buffer.from('a secret of thirty-two characters').toString('base64')}`,
      WEBHOOK_NETWORKS: 'loopback',
    });
    await makeAdmin(subject.database(), 'boss@example.org');
    staff = await asStaff(site.url, 'boss@example.org');
  });
  afterAll(async () => {
    await site.stop();
    await mail.stop();
    receiver.close();
  });

  const tryAll = async (): Promise<Health> => (await staff.post('health/try', {})).json();

  async function everythingElse(): Promise<unknown> {
    const { db } = subject.database();
    const tables = (await listTables(subject.database())).filter(({ name }) => !ownTables.includes(name));
    const rows = tables.map(async ({ name }) => {
      const all = await db
        .selectFrom(name as 'outbox')
        .selectAll()
        .execute();
      const lines = all.map((row) => JSON.stringify(row));
      // Used tickets are kept until they are worthless anyway, and `/readyz` and the database's check share a row.
      const passing = /"key":"(canary |readiness check)/;
      return [name, lines.filter((line) => !passing.test(line)).sort()];
    });
    const routes: [path: string, answer: string][] = [];
    // One after the other: only so many exports are written at once.
    for (const path of staffRoutes) routes.push([path, await (await staff.ask(path)).text()]);
    const metrics = await (
      await fetch(`${site.url}/metrics`, { headers: { authorization: 'Bearer a-token-of-this-test' } })
    ).text();
    return {
      rows: await Promise.all(rows),
      routes,
      counted: metrics.match(/^(submissions_total|submissions_late|outbox_).*$/gm),
      person: await (await staff.post('people/look', { email: canaryAddress })).json(),
      calls,
    };
  }

  test('through all eleven forms, and nobody ever sees anything of it', async () => {
    for (const form of everyForm) {
      const visitors = { ...answersFor(form, form.id), email: `${form.id}@example.org` };
      expect((await postForm(site.url, form.table, visitors)).status).toBe(201);
    }
    await vi.waitFor(
      async () => {
        const waiting = subject
          .database()
          .db.selectFrom('outbox')
          .select('id')
          .where('state', '=', 'waiting');
        expect(await waiting.execute()).toEqual([]);
        // Added once a second.
        const everyone = subject
          .database()
          .db.selectFrom('visitor_counts')
          .selectAll()
          .where('key', '=', 'everyone');
        expect((await everyone.executeTakeFirst())?.count).toBe(everyForm.length);
      },
      { timeout: 30_000, interval: 100 },
    );
    const before = await everythingElse();
    const mails = mail.received.length;

    let isOver = false;
    const seen: string[] = [];
    const looking = (async () => {
      while (!isOver)
        for (const { table } of forms) {
          // SQLite answers at once: without a pause nothing else would ever have its turn.
          await setImmediate();
          const rows = await subject.database().db.selectFrom(table).select('email').execute();
          seen.push(...rows.map(({ email }) => email).filter((email) => email === canaryAddress));
        }
    })();
    await tryAll();
    const { checks } = await tryAll();
    isOver = true;
    await looking;

    expect(checks.filter(({ name }) => name.startsWith('form '))).toHaveLength(11);
    const wrong = checks.filter(({ name, state }) => state !== 'good' && /^(form .*|mail)$/.test(name));
    expect(wrong).toEqual([]);
    expect(seen).toEqual([]);
    expect(await everythingElse()).toEqual(before);
    // Only the day's own mail, to ourselves, in the first of the two rounds.
    const tries = mail.received.slice(mails);
    expect(tries.map(({ to }) => to)).toEqual([['hello@prometheon.example']]);
    expect(bodyOf(tries[0])).toContain('There is nothing to do.');
  });

  test('one process of all in each round', async () => {
    const [now, every] = [Date.now() + 3_600_000, 300_000];
    const asked = [now, now + 1000, now + every - 1, now + every, now + every + 1];
    const rounds: boolean[] = [];
    for (const moment of asked) rounds.push(await isOurRound(subject.database(), every, moment));
    expect(rounds).toEqual([true, false, false, true, false]);
  });
});

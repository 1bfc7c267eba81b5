import { chmodSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import type { Health } from '#app/inbox/health/answers.ts';
import { sqliteFile } from '#server/database/sqlite.ts';
import { describeOnBothEngines, type EngineUnderTest } from '#tests/support/engines.ts';
import { type MailServer, startMailServer, wordsOf } from '#tests/support/mail-server.ts';
import { manyVisitors, postForm } from '#tests/support/post-form.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { asStaff, makeAdmin, type Staff } from '#tests/support/staff.ts';

const eventually = { timeout: 60_000, interval: 100 };
const mailSettings = (mail: MailServer) => ({
  SMTP_URL: mail.url,
  MAIL_FROM: 'hello@prometheon.example',
  NOTIFY_EMAIL: 'staff@prometheon.example',
  LOG_LEVEL: 'silent',
});
const alarms = (mail: MailServer) =>
  mail.received.filter(({ to }) => to.includes('staff@prometheon.example')).map(wordsOf);

describeOnBothEngines('what fails is told', (subject) => {
  let mail: MailServer;
  let site: Site;
  let staff: Staff;
  beforeAll(async () => {
    mail = await startMailServer();
    site = await startSite({ ...subject.environment, ...mailSettings(mail) });
    await makeAdmin(subject.database(), 'boss@example.org');
    staff = await asStaff(site.url, 'boss@example.org');
  });
  afterAll(async () => {
    await site.stop();
    await mail.stop();
  });

  const round = async (name: string) => {
    const health: Health = await (await staff.post('health/try', {})).json();
    return health.checks.find((check) => check.name === name);
  };
  const metric = async () => (await fetch(`${site.url}/metrics`)).text();

  test('a broken form: in the second round by mail, and once more when it works again', async () => {
    const broken = breaking('education_applications')[subject.engine];
    for (const text of broken.begin) await sql.raw(text).execute(subject.database().db);
    const first = await round('form education');
    expect(first).toMatchObject({ state: 'bad', advice: expect.stringContaining('database') });
    expect(first?.sentence).toMatch(
      /^Visitors cannot send it: they are told “Database error: Your answers could not be saved/,
    );
    expect(await round('form contact')).toMatchObject({ state: 'good' });
    expect(await metric()).toContain('site_check_failing{check="form education",cause="status 503"} 1');
    expect(await metric()).toContain('site_check_failing{check="form contact",cause=""} 0');
    // A slow machine may have other news.
    const told = () => alarms(mail).filter((words) => words.includes('Education form'));
    await vi.waitFor(() => expect(told()).toHaveLength(1), eventually);
    expect(told()[0]).toContain('Visitors cannot send it');
    await round('form education');

    for (const text of broken.end) await sql.raw(text).execute(subject.database().db);
    expect(await round('form education')).toMatchObject({
      state: 'good',
      bad: { sentence: expect.stringContaining('Visitors cannot send it') },
    });
    await vi.waitFor(() => expect(told()).toHaveLength(2), eventually);
    expect(told()[1]).toMatch(/Education form on \/education.* works? again/s);
  });

  test('mail that does not leave: by the page and the metric, and by mail once it leaves again', async () => {
    const port = Number(new URL(mail.url).port);
    const before = alarms(mail).length;
    await mail.stop();
    expect(await round('mail')).toMatchObject({
      state: 'bad',
      sentence: expect.stringMatching(/^Mails do not leave: The mail server/),
    });
    expect(await metric()).toContain('site_check_failing{check="mail",cause="not sent"} 1');
    await round('mail');
    const { failingChecks } = await (await staff.ask('pulse')).json();
    expect(failingChecks).toBeGreaterThan(0);
    mail = await startMailServer(port);
    expect(await round('mail')).toMatchObject({ state: 'good' });
    await vi.waitFor(() => expect(alarms(mail).join()).toMatch(/Mail.* works? again/s), eventually);
    expect(before).toBeGreaterThan(0);
  });
});

describeOnBothEngines('a database that is away', (subject) => {
  test('is told without it, once, and so is its return', async () => {
    const mail = await startMailServer();
    const site = await startSite({ ...subject.environment, ...mailSettings(mail), CANARY_EVERY: '1s' });
    // The first rounds have found everything in order.
    await vi.waitFor(async () => {
      const known = await subject.database().db.selectFrom('health_checks').select('state').execute();
      expect(known.filter(({ state }) => state === 'good').length).toBeGreaterThan(11);
    }, eventually);
    const back = await takeAway(subject);
    await vi.waitFor(() => expect(alarms(mail).join()).toContain('takes no writes'), eventually);
    await back();
    await vi.waitFor(() => expect(alarms(mail).join()).toMatch(/Database.* works? again/s), eventually);
    expect(alarms(mail).filter((words) => words.includes('takes no writes'))).toHaveLength(1);
    await site.stop();
    await mail.stop();
  });
});

describe('a full disk', () => {
  test('is told', async () => {
    const dataDirectory = mkdtempSync(join(tmpdir(), 'prometheon-'));
    const mail = await startMailServer();
    await (await startSite({ DATA_DIR: dataDirectory })).stop();
    // No file may grow beyond a megabyte and a half: to SQLite that is a disk without room.
    const shell = join(dataDirectory, 'node-with-a-small-disk');
    writeFileSync(shell, `#!/bin/sh\nulimit -f 3072\nexec "${process.execPath}" "$@"\n`);
    chmodSync(shell, 0o755);
    const site = await startSite(
      { DATA_DIR: dataDirectory, ...manyVisitors, ...mailSettings(mail), CANARY_EVERY: '1s' },
      shell,
    );
    const letter = { name: 'Ana', email: 'ana@example.org', message: 'A long letter. '.repeat(300) };
    for (let status = 201, n = 0; status === 201; n++)
      ({ status } = await postForm(site.url, 'aerial_submissions', {
        ...letter,
        name: `Ana ${'a'.repeat(n % 50)}`,
      }));
    await vi.waitFor(() => expect(alarms(mail).join()).toMatch(/Visitors cannot send it/), eventually);
    await site.stop();
    await mail.stop();
    rmSync(dataDirectory, { recursive: true, force: true });
  });
});

const breaking = (table: string) => ({
  sqlite: {
    begin: [`create trigger broken before insert on ${table} begin select raise(abort, 'broken'); end`],
    end: ['drop trigger broken'],
  },
  postgres: {
    begin: [`alter table ${table} add constraint broken check (false) not valid`],
    end: [`alter table ${table} drop constraint broken`],
  },
});

/** Answers how it comes back. */
async function takeAway({ engine, environment }: EngineUnderTest): Promise<() => Promise<void>> {
  if (engine === 'sqlite') {
    const file = sqliteFile(environment.DATA_DIR ?? '');
    renameSync(file, `${file}.away`);
    return async () => renameSync(`${file}.away`, file);
  }
  const name = new URL(environment.DATABASE_URL ?? '').pathname.slice(1);
  const allow = async (yes: boolean) => {
    const client = new pg.Client(inject('postgresUrl'));
    await client.connect();
    await client.query(`alter database "${name}" allow_connections ${yes}`);
    if (!yes)
      await client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
    await client.end();
  };
  await allow(false);
  return () => allow(true);
}

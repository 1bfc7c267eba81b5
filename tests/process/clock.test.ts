import { randomUUIDv7 } from 'node:crypto';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { takeTurn } from '#server/backup/turns.ts';
import { readConfig } from '#server/config/config.ts';
import { tidyUp } from '#server/privacy/housekeeping.ts';
import { limits } from '#server/protection/limits.ts';
import { describeOnBothEngines } from '#tests/support/engines.ts';
import { postForm } from '#tests/support/post-form.ts';
import { rowWith, store } from '#tests/support/seed.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { asStaff, makeAdmin, type Staff } from '#tests/support/staff.ts';

const hour = 60 * 60 * 1000;
const day = 24 * hour;
const year = 365 * day;
const table = 'contact_submissions';
const other = 'bootcamp_registrations';
const message = (text: string) => ({
  name: 'Ana',
  email: 'ana@example.org',
  subject: 'A class',
  message: text,
});

describeOnBothEngines('a clock that leaps', ({ environment, database }) => {
  let site: Site;
  let staff: Staff;
  beforeAll(async () => {
    // The site's own housekeeping would be faster than the test's.
    await takeTurn(database(), 'housekeeping');
    site = await startSite(environment);
    await makeAdmin(database(), 'boss@example.org');
    staff = await asStaff(site.url, 'boss@example.org');
  });
  afterAll(() => site.stop());

  const ask = async (path: string, body?: unknown) => {
    const response = await (body ? staff.post(path, body) : staff.ask(path));
    return { status: response.status, body: await response.json() };
  };
  const look = (now: number, last: number | null, retention = '*:30') =>
    tidyUp(
      {
        database: database(),
        config: readConfig({ RETENTION_DAYS: retention }),
        log: pino({ level: 'silent' }),
        leaving: new AbortController(),
      },
      { now, last },
    );
  const countRows = async (name: typeof table | typeof other) =>
    (await database().db.selectFrom(name).select('id').execute()).length;
  const ago = (milliseconds: number) => new Date(Date.now() - milliseconds).toISOString();

  test('removes nothing under a retention rule until an admin says so', async () => {
    const rows = Array.from({ length: 25 }, (_, n) => rowWith(table, { created_at: ago(n * day) }));
    await store(database(), table, rows);
    await store(database(), other, [rowWith(other)]);
    const now = Date.now();
    await look(now + year, now);
    // An hour later it has not become right.
    await look(now + year + hour, now + year);
    expect([await countRows(table), await countRows(other)]).toEqual([25, 1]);
    // By that clock every session was over.
    staff = await asStaff(site.url, 'boss@example.org');
    const waiting = (await ask('retention/waiting')).body;
    expect(waiting).toEqual([
      expect.objectContaining({ table: other, due: 1, total: 1 }),
      expect.objectContaining({ table, title: 'Contact', due: 25, total: 25 }),
    ]);
    const { entries } = (await ask('audit')).body;
    const held = entries.filter(({ action }: { action: string }) => action === 'held back a removal');
    expect(held).toHaveLength(2);

    // Once the clock is right again there is nothing to ask about.
    await look(Date.now(), now + year + hour);
    expect((await ask('retention/waiting')).body).toEqual([]);
    expect(await countRows(table)).toBe(25);
  });

  test('what an admin confirms goes, exactly as it was shown', async () => {
    const now = Date.now();
    const rule = `${table}:10`;
    await look(now, null, rule);
    const [waiting] = (await ask('retention/waiting')).body;
    expect(waiting).toMatchObject({ table, total: 25 });
    const { before, due } = waiting;
    expect((await ask('retention/confirm', { table })).status).toBe(400);
    expect((await ask('retention/confirm', { table, before: ago(0) })).status).toBe(409);
    expect((await ask('retention/confirm', { table: other, before })).status).toBe(409);
    expect(await countRows(table)).toBe(25);
    expect(await ask('retention/confirm', { table, before })).toEqual({ status: 202, body: { table, due } });
    await expect.poll(() => countRows(table)).toBe(25 - due);
    const left = await database().db.selectFrom(table).select('created_at').execute();
    for (const { created_at } of left) expect(created_at >= before).toBe(true);
    expect((await ask('retention/confirm', { table, before })).status).toBe(409);
    await expect
      .poll(async () => (await ask('audit')).body.entries.map(({ action }: { action: string }) => action))
      .toEqual(expect.arrayContaining(['removed what was too old', 'confirmed a removal']));
  });

  test('what comes due from one look to the next goes by itself, all of a small table included', async () => {
    await database().db.deleteFrom(other).execute();
    await store(database(), other, [rowWith(other, { created_at: ago(30 * day + hour / 2) })]);
    const now = Date.now();
    // The site was off for a week, so this may be a leap.
    await look(now, now - 7 * day, `${other}:30`);
    expect(await countRows(other)).toBe(1);
    await look(now, now - hour, `${other}:30`);
    expect(await countRows(other)).toBe(0);
  });

  test('locks nobody out: counts from the future end with the leap', async () => {
    const { db } = database();
    await postForm(site.url, table, message('first'));
    const future = new Date(Date.now() + year).toISOString();
    await db
      .updateTable('visitor_counts')
      .set({ since: future, count: limits.visitor.submissions + 9 })
      .execute();
    expect((await postForm(site.url, table, message('second'))).status).toBe(201);
    const counts = await db.selectFrom('visitor_counts').selectAll().execute();
    const own = counts.filter(({ key, since }) => key !== 'everyone' && since < future);
    expect(own.length).toBeGreaterThan(0);
    expect(own.every(({ count }) => count === 1)).toBe(true);
  });

  test('equal messages from the future make no spam today', async () => {
    const { db } = database();
    const rows = Array.from({ length: limits.spam.equalBodies }, () => rowWith(table));
    expect((await postForm(site.url, table, message('equal'))).status).toBe(201);
    const { request_hash } = await db
      .selectFrom(table)
      .select('request_hash')
      .where('message', '=', 'equal')
      .executeTakeFirstOrThrow();
    const created_at = new Date(Date.now() + year).toISOString();
    await store(
      database(),
      table,
      rows.map((row) => ({ ...row, request_hash, created_at })),
    );
    await postForm(site.url, table, message('equal'));
    const spam = await db.selectFrom(table).select('id').where('status', '=', 'spam').execute();
    expect(spam).toEqual([]);
  });

  test('delays no delivery: what waits for the future is sent now, at the next start', async () => {
    const { db } = database();
    const future = new Date(Date.now() + year).toISOString();
    const soon = new Date(Date.now() + hour / 2).toISOString();
    const entry = { kind: 'confirmation' as const, target: 'ana@example.org', created_at: ago(0) };
    const [late, tried] = [randomUUIDv7(), randomUUIDv7()];
    await db
      .insertInto('outbox')
      .values([
        { ...entry, id: late, next_at: future },
        { ...entry, id: tried, next_at: soon },
      ])
      .execute();
    const second = await startSite(environment);
    const nextOf = async (id: string) =>
      (await db.selectFrom('outbox').select('next_at').where('id', '=', id).executeTakeFirstOrThrow())
        .next_at;
    await expect.poll(async () => (await nextOf(late)) < soon).toBe(true);
    expect(await nextOf(tried)).toBe(soon);
    await second.stop();
  });
});

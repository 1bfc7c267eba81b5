import { randomUUIDv7 } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { forms } from '#app/forms/definitions/registry.ts';
import { takeTurn } from '#server/backup/turns.ts';
import { readConfig } from '#server/config/config.ts';
import type { SubmissionTable } from '#server/database/schema/tables.ts';
import { tidyUp } from '#server/privacy/housekeeping.ts';
import { describeOnBothEngines } from '#tests/support/engines.ts';
import { rowWith, store } from '#tests/support/seed.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { asStaff, makeAdmin, password, postAuth, type Staff } from '#tests/support/staff.ts';

const hour = 60 * 60 * 1000;
const day = 24 * hour;
const ago = (days: number) => new Date(Date.now() - days * day).toISOString();

describeOnBothEngines('privacy', ({ engine, environment, database }) => {
  let site: Site;
  let staff: Staff;
  beforeAll(async () => {
    // The site's own housekeeping would be faster than the test's.
    await takeTurn(database(), 'housekeeping');
    site = await startSite({ ...environment, SIGN_UP: 'on' });
    await makeAdmin(database(), 'boss@example.org');
    staff = await asStaff(site.url, 'boss@example.org');
  });
  afterAll(() => site.stop());

  const ask = async (path: string, body?: unknown) => {
    const response = await (body ? staff.post(path, body) : staff.ask(path));
    return { status: response.status, headers: response.headers, body: await response.json() };
  };
  const writeNote = (table_name: string, submission_id: string, at = ago(0)) =>
    database()
      .db.insertInto('submission_notes')
      .values({
        id: randomUUIDv7(),
        table_name,
        submission_id,
        at,
        author: 'boss@example.org',
        text: 'Rang.',
      })
      .execute();
  const writeDelivery = (target: string, submission_id: string | null, more: object = {}) =>
    database()
      .db.insertInto('outbox')
      .values({
        id: randomUUIDv7(),
        created_at: ago(0),
        next_at: ago(0),
        kind: submission_id ? 'confirmation' : 'account mail',
        table_name: submission_id && 'contact_submissions',
        submission_id,
        target,
        state: 'sent',
        ...more,
      })
      .execute();
  /** Every row of every table, as text. */
  const wholeDatabase = async () => {
    const tables = await database().db.introspection.getTables();
    const rows = await Promise.all(
      tables.map(({ name }) =>
        database()
          .db.selectFrom(name as SubmissionTable)
          .selectAll()
          .execute(),
      ),
    );
    return JSON.stringify(rows);
  };

  test('a person is seen, handed out and erased in every place, and nobody else is touched', async () => {
    const email = 'gone@example.org';
    const words = 'words that nobody should find again';
    for (const form of forms) {
      const { table } = form;
      const [theirs, other] = [
        rowWith(table, { email, landing_page: words }),
        rowWith(table, { email: 'stays@example.org' }),
      ];
      await store(database(), table, [theirs, other]);
      await writeNote(table, theirs.id);
      await writeNote(table, other.id);
      await writeDelivery(email, theirs.id);
      await writeDelivery('staff@example.org', theirs.id, { kind: 'staff notice' });
      await writeDelivery('stays@example.org', other.id);
    }
    await postAuth(site.url, 'sign-up/email', { email, password, name: 'Gone' });
    await writeDelivery(email, null, { state: 'waiting', next_at: ago(-9), mail: '{"text":"secret link"}' });

    for (const address of [email, 'stays@example.org']) {
      const asked = { key: address, first_asked_at: ago(1), last_asked_at: ago(0), count: 1 };
      await database()
        .db.insertInto('assistant_questions')
        .values({ ...asked, text: `Who is ${address.toUpperCase()}?` })
        .execute();
      await database()
        .db.insertInto('assistant_aliases')
        .values({ key: address, phrase: address, page: 'contact', made_by: 'boss', made_at: ago(0) })
        .execute();
    }

    const looked = await ask('people/look', { email: ' Gone@Example.org ' });
    expect(looked.body).toEqual({
      isStaff: false,
      places: [
        { name: 'Notes', count: 10 },
        { name: 'Deliveries', count: 21 },
        ...forms.map(({ title }) => ({ name: title, count: 1 })),
        { name: 'Questions to the assistant', count: 1 },
        { name: 'Aliases of the assistant', count: 1 },
        { name: 'Account', count: 1 },
      ],
    });

    const exported = await ask('people/export', { email });
    expect(exported.headers.get('content-disposition')).toMatch(
      /^attachment; filename="person_[^"]+\.json"$/,
    );
    expect(Object.keys(exported.body)).toEqual([
      'email',
      'at',
      'Notes',
      'Deliveries',
      ...forms.map(({ title }) => title),
      'Questions to the assistant',
      'Aliases of the assistant',
      'Account',
    ]);
    const text = JSON.stringify(exported.body);
    for (const secret of ['secret link', 'staff@example.org', 'stays@example.org', 'request_hash'])
      expect(text).not.toContain(secret);

    for (const typed of ['', 'gone@example', 'stays@example.org'])
      expect((await ask('people/erase', { email, typed })).status).toBe(400);
    const before = JSON.parse(await wholeDatabase()).flat().length;
    const { body } = await ask('people/erase', { email, typed: 'GONE@example.org' });
    expect(Object.values(body.erased as Record<string, number>).reduce((a, b) => a + b)).toBe(44);
    const after = await wholeDatabase();
    // Beside what was counted goes the credential of the account; what comes is the entry in the audit log.
    expect(JSON.parse(after).flat().length).toBe(before - 44 - 1 + 1);
    const besideAudit = after.replace(/\{[^{}]*"actor":"gone@example\.org"[^}]*\}/g, '');
    expect(besideAudit).not.toContain('gone@example.org');
    expect((await ask('people/look', { email })).body.places).toEqual([]);
    if (engine === 'sqlite')
      for (const file of globSync(`${environment.DATA_DIR}/prometheon.sqlite*`))
        expect(readFileSync(file).includes(words), file).toBe(false);
    const { entries } = (await ask('audit')).body;
    const [entry] = entries;
    expect(entry).toMatchObject({ actor: 'boss@example.org', action: 'erased a person' });
    expect(entry.detail).toMatchObject({ person: expect.stringMatching(/^[\w-]{22}$/), Notes: 10 });
    expect(JSON.stringify(entry.detail)).not.toContain('gone');
    // Somebody who knows the address can tell that both entries are about it.
    const export_ = entries.find(({ action }: { action: string }) => action === 'exported a person');
    expect(export_.detail.person).toBe(entry.detail.person);
  });

  test("an admin's account is not erased", async () => {
    const email = 'boss@example.org';
    expect((await ask('people/look', { email })).body.isStaff).toBe(true);
    expect((await ask('people/erase', { email, typed: email })).body.erased).toEqual({});
    expect((await ask('pulse')).status).toBe(200);
  });

  test('an address is asked for', async () => {
    for (const path of ['people/look', 'people/export', 'people/erase'])
      expect(await ask(path, { email: ' ' })).toMatchObject({
        status: 400,
        body: { error: { message: 'Name an email address.' } },
      });
  });

  test('an address that is only a part of another does not touch that one', async () => {
    const [email, ...longer] = ['zoe@example.net', 'chloe-zoe@example.net', 'zoe@example.net.au'];
    for (const address of [email, ...longer])
      await database()
        .db.insertInto('assistant_questions')
        .values({
          key: address ?? '',
          text: `Is it ${address}?`,
          first_asked_at: ago(1),
          last_asked_at: ago(0),
          count: 1,
        })
        .execute();
    const { body } = await ask('people/erase', { email, typed: email });
    expect(body.erased).toEqual({ 'Questions to the assistant': 1 });
    const left = await wholeDatabase();
    for (const address of longer) expect(left).toContain(`Is it ${address}?`);
  });

  test.each(['o', '@', '%', 'example.org', 'stays@example', '@example.org', 'a@b.org c@d.org'])(
    '%j is no whole address: nobody is looked up, handed out or erased by it',
    async (email) => {
      const before = await wholeDatabase();
      for (const path of ['people/look', 'people/export', 'people/erase'])
        expect(await ask(path, { email, typed: email })).toMatchObject({
          status: 400,
          body: { error: { message: 'Name a whole email address, like ana@example.org.' } },
        });
      expect(await wholeDatabase()).toBe(before);
    },
  );

  test('staff see how long submissions are kept', async () => {
    expect((await ask('retention')).body).toContainEqual({ title: 'Contact', days: null });
  });

  const house = (retention = '') => ({
    database: database(),
    config: readConfig({ RETENTION_DAYS: retention }),
    log: pino({ level: 'silent' }),
    leaving: new AbortController(),
  });
  const countRows = async (table: SubmissionTable) =>
    (await database().db.selectFrom(table).select('id').execute()).length;

  test('nothing is removed while no time is set; then what is too old goes, with all that hangs on it', async () => {
    const [table, other] = ['aerial_submissions', 'education_applications'] as const;
    const old = Array.from({ length: 450 }, () => rowWith(table, { created_at: ago(30 + 1 / 24) }));
    await store(database(), table, [...old, rowWith(table, { created_at: ago(29) })]);
    await store(database(), other, [rowWith(other, { created_at: ago(365 + 1 / 24) })]);
    await writeNote(table, old[0]?.id ?? '');
    await writeDelivery('old@example.org', old[0]?.id ?? '', { state: 'failed' });
    const [young, others] = [(await countRows(table)) - 450, await countRows(other)];

    await tidyUp(house());
    expect(await countRows(table)).toBe(young + 450);
    // Nothing was too old at the last look: this is how time passes.
    const look = { now: Date.now(), last: Date.now() - 2 * hour };
    const removed = await tidyUp(house(`${table}:30`), look);
    expect(removed).toMatchObject({ [table]: 450 });
    expect(await countRows(table)).toBe(young);
    expect(await countRows(other)).toBe(others);
    const text = await wholeDatabase();
    expect(text).not.toContain(old[0]?.id);
    expect(text).not.toContain('old@example.org');
    const { entries } = (await ask('audit')).body;
    expect(entries[0]).toMatchObject({
      actor: 'housekeeping',
      action: 'removed what was too old',
      detail: { [table]: 450 },
    });
    await tidyUp(house('*:365'), look);
    expect(await countRows(other)).toBe(others - 1);
  });

  test('sent deliveries, old counts and ended sessions go by themselves; what waits or failed stays', async () => {
    const { db } = database();
    const oldId = (n: number) =>
      `${(Date.now() - 100 * day).toString(16).padStart(12, '0').replace(/^.{8}/, '$&-')}-7000-8000-00000000000${n}`;
    await writeDelivery('a@example.org', 'x', { id: oldId(1) });
    await writeDelivery('b@example.org', 'x', { id: oldId(2), state: 'failed' });
    await writeDelivery('c@example.org', 'x', { id: oldId(3), state: 'waiting', next_at: ago(-1) });
    await writeDelivery('d@example.org', null, { id: oldId(4), state: 'failed' });
    await writeDelivery('e@example.org', 'x');
    await db
      .insertInto('visitor_counts')
      .values([
        { key: 'old', since: ago(1), count: 1 },
        { key: 'young', since: ago(0), count: 1 },
      ])
      .execute();
    expect(await tidyUp(house())).toMatchObject({ 'sent deliveries': 2 });
    const left = await db
      .selectFrom('outbox')
      .select('target')
      .where(
        'target',
        'in',
        ['a', 'b', 'c', 'd', 'e'].map((name) => `${name}@example.org`),
      )
      .orderBy('target')
      .execute();
    expect(left.map(({ target }) => target[0])).toEqual(['b', 'c', 'e']);
    const counts = await db
      .selectFrom('visitor_counts')
      .select('key')
      .where('key', 'in', ['old', 'young'])
      .execute();
    expect(counts).toEqual([{ key: 'young' }]);
    expect((await ask('pulse')).status).toBe(200);
  });
});

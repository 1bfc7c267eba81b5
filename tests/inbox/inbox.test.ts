import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SubmissionRow } from '#server/database/schema/tables.ts';
import { describeOnBothEngines } from '#tests/support/engines.ts';
import { rowWith, store } from '#tests/support/seed.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { asStaff, makeAdmin, type Staff } from '#tests/support/staff.ts';

type Page = { rows: SubmissionRow[]; nextCursor: string | null; total: number | null };

describeOnBothEngines('the inbox', ({ environment, database }) => {
  let site: Site;
  let staff: Staff;
  beforeAll(async () => {
    site = await startSite(environment);
    await makeAdmin(database(), 'boss@example.org');
    staff = await asStaff(site.url, 'boss@example.org');
  });
  afterAll(() => site.stop());

  const list = async (table: string, query: Record<string, string> = {}): Promise<Page> =>
    (await staff.ask(`submissions/${table}?${new URLSearchParams(query)}`)).json();
  const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, minute)).toISOString();

  test('pages through everything once, newest first, while rows keep arriving', async () => {
    // Every third row shares its time with the one before.
    const rows = Array.from({ length: 230 }, (_, n) =>
      rowWith('aerial_submissions', { created_at: at(n - (n % 3 === 1 ? 1 : 0)) }),
    );
    await store(database(), 'aerial_submissions', rows);
    const seen: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const page: Page = await list('aerial_submissions', { limit: '50', ...(cursor ? { cursor } : {}) });
      seen.push(...page.rows.map(({ id }) => id));
      cursor = page.nextCursor;
      await store(database(), 'aerial_submissions', [
        rowWith('aerial_submissions', { created_at: at(1000 + seen.length) }),
      ]);
      expect(page.total).toBe(230 + Math.ceil(seen.length / 50) - 1);
    }
    const newestFirst = rows.toSorted((a, b) =>
      a.created_at === b.created_at ? (a.id < b.id ? 1 : -1) : a.created_at < b.created_at ? 1 : -1,
    );
    expect(seen).toEqual(newestFirst.map(({ id }) => id));
    const oldest = await list('aerial_submissions', { sort: 'oldest', limit: '10' });
    expect(oldest.rows.map(({ id }) => id)).toEqual(seen.slice(-10).reverse());
  });

  test.each(['name', '-name', 'email', '-email', 'status', '-status'])(
    'sorted by %s, pages through everything once, while rows keep arriving',
    async (sort) => {
      const table = 'video_generation_submissions';
      await database().db.deleteFrom(table).execute();
      const rows = Array.from({ length: 130 }, (_, n) =>
        rowWith(table, {
          name: `Name ${String.fromCharCode(65 + (n % 5))}`,
          email: `${String.fromCharCode(97 + (n % 7))}@example.org`,
          status: (['new', 'in progress', 'done', 'spam'] as const)[n % 4],
          // Every third row shares its time with the one before.
          created_at: at(n - (n % 3 === 1 ? 1 : 0)),
        }),
      );
      await store(database(), table, rows);
      const seen: string[] = [];
      let cursor: string | null = '';
      while (cursor !== null) {
        const query = { sort, spam: 'true', limit: '20', ...(cursor ? { cursor } : {}) };
        const page: Page = await list(table, query);
        seen.push(...page.rows.map(({ id }) => id));
        cursor = page.nextCursor;
        await store(database(), table, [rowWith(table, { name: 'Name C', email: 'd@example.org' })]);
      }
      const key = (row: SubmissionRow) => {
        if (sort.endsWith('name')) return String(row.name);
        if (sort.endsWith('email')) return String(row.email);
        return String(['new', 'in progress', 'done', 'spam'].indexOf(row.status));
      };
      const byTime = (a: SubmissionRow, b: SubmissionRow) =>
        `${a.created_at} ${a.id}` < `${b.created_at} ${b.id}` ? -1 : 1;
      const down = sort.startsWith('-') ? -1 : 1;
      const sorted = rows.toSorted((a, b) => {
        if (key(a) !== key(b)) return (key(a) < key(b) ? -1 : 1) * down;
        return byTime(a, b) * (sort.endsWith('status') ? -1 : down);
      });
      const known = new Set(rows.map(({ id }) => id));
      expect(new Set(seen).size).toBe(seen.length);
      expect(seen.filter((id) => known.has(id))).toEqual(sorted.map(({ id }) => id));
    },
  );

  test('finds text anywhere in a row, without regard to case and accents', async () => {
    const table = 'photography_submissions';
    await store(database(), table, [
      rowWith(table, { name: 'José Núñez', email: 'jose@studio.example', company: 'Ébano' }),
      rowWith(table, { message: '100% of _this_ \\ matters', phone: '+1 619 555-0142' }),
      rowWith(table, { message: 'plain', email: 'zoe@example.org' }),
    ]);
    await database()
      .db.updateTable(table)
      .set({ search_text: null })
      .where('message', '=', 'plain')
      .execute();
    const found = async (q: string) => (await list(table, { q })).total;
    expect(await found('JOSE')).toBe(1);
    expect(await found('ébano nunez')).toBe(1);
    expect(await found('555-0142')).toBe(1);
    expect(await found('100%')).toBe(1);
    expect(await found('_this_')).toBe(1);
    expect(await found('%')).toBe(1);
    expect(await found('\\')).toBe(1);
    expect(await found('example')).toBe(3);
    expect(await found('PLAIN zoe')).toBe(1);
    expect(await found('jose plain')).toBe(0);
  });

  test('finds a phone number however it is written, and a reference without its dash', async () => {
    const table = 'bootcamp_registrations';
    const written = ['(619) 555 0100', '+1 619 555 0100', '619-555-0100', '16195550100'];
    await store(database(), table, [
      ...written.map((phone) => rowWith(table, { phone })),
      rowWith(table, { phone: '719-555-0100' }),
      rowWith(table, { reference: 'ACDE-3467', phone: null }),
    ]);
    // One that came in otherwise than through a form.
    await database()
      .db.updateTable(table)
      .set({ search_text: null })
      .where('phone', '=', '619-555-0100')
      .execute();
    const found = async (q: string) => (await list(table, { q })).total;
    for (const q of ['619.555.0100', '+16195550100', '(619)5550100', '001 619 555 0100', ...written])
      expect(await found(q), q).toBe(4);
    expect(await found('555-0100')).toBe(5);
    for (const q of ['acde3467', 'ACDE-3467', 'acde 3467', 'ACDE3467 ana']) expect(await found(q), q).toBe(1);
    expect(await found('acde3467 nobody')).toBe(0);
  });

  test('a search goes through windows of a large table without doubling or losing a row', async () => {
    const table = 'ai_visuals_submissions';
    await store(
      database(),
      table,
      Array.from({ length: 21_000 }, (_, n) =>
        rowWith(table, { created_at: at(n), message: n % 1000 === 0 ? 'needle' : 'hay' }),
      ),
    );
    const first = await list(table, { q: 'needle', limit: '15' });
    const second = await list(table, { q: 'needle', limit: '15', cursor: first.nextCursor ?? '' });
    expect(first.rows).toHaveLength(15);
    expect(second.rows).toHaveLength(6);
    expect(second.nextCursor).toBeNull();
    expect(new Set([...first.rows, ...second.rows].map(({ id }) => id)).size).toBe(21);
    for (const sort of ['name', '-email', 'status']) {
      const found = await list(table, { q: 'needle', sort, limit: '50' });
      expect(new Set(found.rows.map(({ id }) => id)).size, sort).toBe(21);
    }
    // Equal names by time: the last of them stand in the third window.
    await database().db.updateTable(table).set({ status: 'done' }).where('message', '=', 'needle').execute();
    const done = await list(table, { status: 'done', from: at(20_000), sort: 'name' });
    expect(done.rows.map(({ created_at }) => created_at)).toEqual([at(20_000)]);
  });

  test('filters by status, spam, time and source', async () => {
    const table = 'information_requests';
    await store(database(), table, [
      rowWith(table, { created_at: at(0), source: 'QR Initiatives' }),
      rowWith(table, { created_at: at(24 * 60), status: 'done' }),
      rowWith(table, { created_at: at(48 * 60), status: 'spam', source_param: 'qr' }),
    ]);
    const total = async (query: Record<string, string>) => (await list(table, query)).total;
    expect(await total({})).toBe(2);
    expect(await total({ spam: 'true' })).toBe(3);
    expect(await total({ spam: 'only' })).toBe(1);
    expect(await total({ status: 'spam' })).toBe(1);
    expect(await total({ status: 'done' })).toBe(1);
    expect(await total({ from: '2026-01-02' })).toBe(1);
    expect(await total({ to: '2026-01-01' })).toBe(1);
    for (const to of ['9999-12-31', '9999-12-31T23:59:59.999Z', '+275760-09-13T00:00:00.000Z'])
      expect(await total({ to }), to).toBe(2);
    for (const from of ['0000-01-01', '0001-01-01', '-271821-04-20T00:00:00.000Z'])
      expect(await total({ from }), from).toBe(2);
    expect(await total({ from: '9999-12-31' })).toBe(0);
    expect(await total({ to: '0001-01-01' })).toBe(0);
    expect(await total({ to: '2026-01-02' })).toBe(2);
    expect(await total({ source: 'initiatives' })).toBe(1);
    expect(await total({ source: 'qr', spam: 'true' })).toBe(2);
  });

  test.each([
    ['limit=0', 'limit must be a whole number from 1 to 200.'],
    ['limit=x', 'limit must be a whole number from 1 to 200.'],
    ['cursor=x', 'cursor is not one of ours.'],
    [`sort=name&cursor=${btoa('["2026-01-31T00:00:00.000Z","x"]')}`, 'cursor is not one of ours.'],
    ['sort=phone', 'sort must be one of: newest, oldest, due, name, -name, email, -email, status, -status.'],
    ['from=soon', 'from must be a date like 2026-01-31.'],
    ['status=old', 'status must be one of: new, in progress, done, spam.'],
    ['spam=maybe', 'spam must be true, false or only.'],
  ])('%s is told in a sentence', async (query, message) => {
    const response = await staff.ask(`submissions/contact_submissions?${query}`);
    expect(response.status).toBe(400);
    expect((await response.json()).error.message).toBe(message);
  });

  test('shows what a row is, not how it is kept', async () => {
    const table = 'veterans_applications';
    await store(database(), table, [rowWith(table, { program_interests: JSON.stringify(['Robotics 101']) })]);
    const [row] = (await list(table)).rows;
    expect(row?.program_interests).toEqual(['Robotics 101']);
    for (const internal of ['request_hash', 'idempotency_key', 'search_text'])
      expect(row).not.toHaveProperty(internal);
  });

  test('a status changes for several rows and can be undone; the count follows', async () => {
    const table = 'graphic_design_submissions';
    const rows = [rowWith(table), rowWith(table, { status: 'in progress' }), rowWith(table)];
    await store(database(), table, rows);
    const [first, second] = rows;
    const changes = [first, second].map((row) => ({ id: row?.id, status: 'spam' }));
    const { before } = await (await staff.post(`submissions/${table}/status`, { changes })).json();
    expect((await list(table)).total).toBe(1);
    await staff.post(`submissions/${table}/status`, { changes: before });
    expect((await list(table)).total).toBe(3);
    expect((await list(table, { status: 'in progress' })).rows.map(({ id }) => id)).toEqual([second?.id]);
    expect(
      (await staff.post(`submissions/${table}/status`, { changes: [{ id: 'x', status: 'lost' }] })).status,
    ).toBe(400);
  });

  test('a status says what it replaces: a later change is told, not overwritten', async () => {
    const table = 'bootcamp_registrations';
    const [mine, other] = [rowWith(table), rowWith(table)];
    await store(database(), table, [mine, other]);
    const change = (...changes: object[]) => staff.post(`submissions/${table}/status`, { changes });
    const statusOf = async ({ id }: SubmissionRow) =>
      (await (await staff.ask(`submissions/${table}/${id}`)).json()).row.status;
    const logged = async () =>
      (await (await staff.ask('audit')).json()).entries.filter(
        ({ action, detail }: { action: string; detail: { table: string } }) =>
          action === 'changed status' && detail.table === table,
      );

    const first = await change({ id: mine.id, from: 'new', status: 'done' });
    const { before } = await first.json();
    expect(before).toEqual([{ id: mine.id, from: 'done', status: 'new' }]);
    // A colleague goes on from there; then the first one takes their own change back.
    expect((await change({ id: mine.id, from: 'done', status: 'in progress' })).status).toBe(200);
    const undone = await change(...before, { id: other.id, from: 'new', status: 'done' });
    expect(undone.status).toBe(409);
    const { error, now } = await undone.json();
    expect(error.message).toMatch(/in progress/);
    expect(now).toEqual([{ id: mine.id, status: 'in progress' }]);
    expect(await statusOf(mine)).toBe('in progress');
    // All of it or none of it.
    expect(await statusOf(other)).toBe('new');
    expect(await logged()).toHaveLength(2);

    // What changes nothing is not written down.
    const same = await change({ id: mine.id, status: 'in progress' }, { id: other.id, status: 'done' });
    expect((await same.json()).before).toEqual([{ id: other.id, from: 'done', status: 'new' }]);
    expect((await change({ id: mine.id, status: 'in progress' })).status).toBe(200);
    const entries = await logged();
    expect(entries).toHaveLength(3);
    expect(entries[0].detail.changes).toEqual([{ id: other.id, from: 'new', status: 'done' }]);

    expect((await change({ id: 'nobody', status: 'done' })).status).toBe(404);
    const twice = { id: mine.id, status: 'done' };
    expect((await change(twice, twice)).status).toBe(400);
    const statuses = await staff.ask(`submissions/${table}/statuses?ids=${mine.id},nobody`);
    expect(await statuses.json()).toEqual([
      { id: mine.id, status: 'in progress', owner: null },
      { id: 'nobody', status: null, owner: null },
    ]);
    const partly = await change({ id: 'nobody', status: 'new' }, { id: mine.id, status: 'done' });
    expect(partly.status).toBe(409);
    expect((await partly.json()).now).toEqual([{ id: 'nobody', status: null }]);
    expect(await logged()).toHaveLength(3);
  });

  test('two who change one status at the same moment: one of them is told', async () => {
    const table = 'contact_submissions';
    const rows = Array.from({ length: 10 }, () => rowWith(table));
    await store(database(), table, rows);
    for (const { id } of rows) {
      const answers = await Promise.all(
        ['done', 'in progress', 'spam'].map((status) =>
          staff.post(`submissions/${table}/status`, { changes: [{ id, from: 'new', status }] }),
        ),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    }
  });

  test('a submission in full: notes, and what the same person sent elsewhere', async () => {
    const [row, other] = [
      rowWith('contact_submissions', { email: 'same@example.org' }),
      rowWith('veterans_applications', { email: 'same@example.org' }),
    ];
    await store(database(), 'contact_submissions', [row]);
    await store(database(), 'veterans_applications', [other]);
    const path = `submissions/contact_submissions/${row.id}`;
    expect((await staff.post(`${path}/notes`, { text: '  Called back.  ' })).status).toBe(201);
    expect((await staff.post(`${path}/notes`, { text: ' ' })).status).toBe(400);
    expect((await staff.post('submissions/contact_submissions/none/notes', { text: 'x' })).status).toBe(404);
    const detail = await (await staff.ask(path)).json();
    expect(detail.notes).toMatchObject([{ author: 'boss@example.org', text: 'Called back.' }]);
    expect(detail.others).toMatchObject([{ table: 'veterans_applications', id: other.id }]);
    expect((await staff.ask('submissions/contact_submissions/none')).status).toBe(404);
    expect((await staff.ask('submissions/user_roles')).status).toBe(404);
  });

  test('a note that is sent twice is stored once', async () => {
    const table = 'contact_submissions';
    const [row, other] = [rowWith(table), rowWith(table)];
    await store(database(), table, [row, other]);
    const send = (text: string, id = row.id) =>
      staff.post(`submissions/${table}/${id}/notes`, { text, key: 'one of the draft' });
    const answers = await Promise.all([send('Called back.'), send('Called back.'), send('Called back.')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 201]);
    const [first, ...rest] = await Promise.all(answers.map((answer) => answer.json()));
    for (const note of rest) expect(note).toEqual(first);
    expect((await send('Other words.')).status).toBe(409);
    expect((await send('Called back.', other.id)).status).toBe(201);
    const { notes } = await (await staff.ask(`submissions/${table}/${row.id}`)).json();
    expect(notes).toMatchObject([{ text: 'Called back.' }]);
    const written = await database()
      .db.selectFrom('audit_log')
      .select('detail')
      .where('action', '=', 'wrote a note')
      .execute();
    expect(written.filter(({ detail }) => detail?.includes(row.id))).toHaveLength(1);
  });

  test('another process hears of a new submission by itself', async () => {
    const events = await staff.ask('events');
    const reader = events.body?.pipeThrough(new TextDecoderStream()).getReader();
    const pulse = async () => JSON.parse((await reader?.read())?.value?.match(/data: (.*)/)?.[1] ?? '{}');
    const before = (await pulse()).tables.bootcamp_registrations;
    const row = rowWith('bootcamp_registrations');
    await store(database(), 'bootcamp_registrations', [row]);
    const after = (await pulse()).tables.bootcamp_registrations;
    expect(after.new).toBe(before.new + 1);
    expect(after).toMatchObject({ newest: row.id, newestAt: row.created_at });
    await reader?.cancel();
  });

  test('notes, deliveries and quarantine are news too', async () => {
    const table = 'veterans_applications';
    const row = rowWith(table, { email: 'quarantined@example.org' });
    await store(database(), table, [row]);
    const look = async () => (await staff.ask('pulse')).json();
    const before = await look();
    await staff.post(`submissions/${table}/${row.id}/notes`, { text: 'Called.' });
    const noted = await look();
    expect(noted.lastNote).not.toBe(before.lastNote);
    await staff.post(`submissions/${table}/status`, { changes: [{ id: row.id, status: 'spam' }] });
    expect((await look()).tables[table].spam).toBe(before.tables[table].spam + 1);
    const { rows } = await (await staff.ask('quarantine')).json();
    expect(rows[0]).toMatchObject({ table, id: row.id, name: 'Ana María', email: 'quarantined@example.org' });

    const entry = {
      kind: 'confirmation',
      target: 'ana@example.org',
      created_at: at(0),
      next_at: at(1),
    } as const;
    const failed = { id: `failed ${row.id}`, state: 'failed', attempts: 9, error: 'Nobody there.' } as const;
    const about = { table_name: table, submission_id: row.id };
    await database()
      .db.insertInto('outbox')
      .values([
        { ...entry, ...about, ...failed },
        { ...entry, ...about, id: `waits ${row.id}`, state: 'waiting', attempts: 2, error: 'Not now.' },
        { ...entry, ...about, id: `sent ${row.id}`, state: 'sent', attempts: 1, error: null, sent_at: at(2) },
        // An account mail is nobody's but its reader's.
        { ...entry, ...failed, id: `account ${row.id}`, kind: 'account mail', mail: '{}' },
      ])
      .execute();
    const failing = await look();
    expect(failing.failedDeliveries).toBe(before.failedDeliveries + 1);
    const { deliveries } = await (await staff.ask('deliveries/failing')).json();
    expect(deliveries).toMatchObject([
      { id: `failed ${row.id}`, table, submission: row.id, state: 'failed' },
      { id: `waits ${row.id}`, state: 'waiting', error: 'Not now.' },
    ]);
    await database().db.deleteFrom('outbox').where('target', '=', 'ana@example.org').execute();
  });

  test('the chart counts by day', async () => {
    await store(database(), 'education_applications', [rowWith('education_applications')]);
    const { days, tables } = await (await staff.ask('chart')).json();
    expect(days).toHaveLength(30);
    expect(days.at(-1)).toBe(new Date().toISOString().slice(0, 10));
    expect(tables.education_applications.at(-1)).toBe(1);
  });

  test('what staff did is kept, and no request changes it', async () => {
    const { entries } = await (await staff.ask('audit')).json();
    const actions = entries.map(({ action }: { action: string }) => action);
    for (const action of ['signed in', 'made an admin', 'changed status', 'wrote a note'])
      expect(actions).toContain(action);
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'])
      expect((await staff.ask('audit', { method })).status).toBe(404);
  });

  test("one's own sessions can be ended", async () => {
    const elsewhere = await asStaff(site.url, 'boss@example.org');
    const sessions = await (await staff.ask('sessions')).json();
    const other = sessions.find(({ isThis }: { isThis: boolean }) => !isThis);
    expect((await staff.post(`sessions/${other.id}/end`, {})).status).toBe(200);
    expect((await staff.post(`sessions/${other.id}/end`, {})).status).toBe(404);
    const replayed = await elsewhere.ask('sessions');
    expect(replayed.status).toBe(401);
  });
});

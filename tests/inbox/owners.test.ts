import { afterAll, beforeAll, expect, test } from 'vitest';
import { changeRole } from '#server/accounts/team/change-role.ts';
import { removeSubmissions } from '#server/privacy/remove-submissions.ts';
import { describeOnBothEngines } from '#tests/support/engines.ts';
import { rowWith, store } from '#tests/support/seed.ts';
import { makeAdmin, makeStaff } from '#tests/support/staff.ts';
import { openStaffApp, type StaffApp } from '#tests/support/staff-app.ts';

const table = 'contact_submissions';

describeOnBothEngines('taking and giving', ({ environment, database }) => {
  const rows = [rowWith(table), rowWith(table), rowWith(table)];
  const elsewhere = rowWith('aerial_submissions');
  const [first, second, third] = rows.map(({ id }) => id) as [string, string, string];
  const people: Record<string, { id: string; email: string; headers: { cookie: string } }> = {};
  let site: StaffApp;
  beforeAll(async () => {
    site = await openStaffApp({
      ...environment,
      SMTP_URL: 'smtp://127.0.0.1:1',
      MAIL_FROM: 'hello@prometheon.example',
    });
    await store(database(), table, rows);
    await store(database(), 'aerial_submissions', [elsewhere]);
    await makeAdmin(database(), 'ana@example.org');
    await makeStaff(database(), 'ben@example.org');
    for (const name of ['ana', 'ben']) {
      const email = `${name}@example.org`;
      const { id } = await database()
        .db.selectFrom('user')
        .select('id')
        .where('email', '=', email)
        .executeTakeFirstOrThrow();
      people[name] = { id, email, headers: await site.signIn(email) };
    }
  });
  afterAll(() => site.close());

  const person = (name: string) => people[name] as (typeof people)[string];
  const idOf = (name: string | null) => (name ? person(name).id : null);
  const hand = async (by: string, id: string, from: string | null, to: string | null, of = table) => {
    const body = { from: idOf(from), to: to === 'stranger' ? 'stranger' : idOf(to) };
    const answer = await site.post(`/api/admin/submissions/${of}/${id}/owner`, body, person(by).headers);
    const { owner, error } = await answer.json();
    return { status: answer.status, owner: owner?.name ?? null, message: error?.message };
  };
  const listed = async (by: string, path: string) => {
    const answer = await site.app.request(`/api/admin/submissions${path}`, { headers: person(by).headers });
    const page: { rows: { id: string; owner: { name: string } | null }[] } = await answer.json();
    return new Map(page.rows.map(({ id, owner }) => [id, owner?.name ?? null]));
  };
  const notices = () =>
    database()
      .db.selectFrom('outbox')
      .select(['target', 'submission_id'])
      .where('kind', '=', 'given notice')
      .execute();

  test('who takes a message tells nobody, who is given one is told', async () => {
    expect(await hand('ana', first, null, 'ana')).toMatchObject({ status: 200, owner: 'ana@example.org' });
    expect(await notices()).toEqual([]);
    expect(await hand('ana', second, null, 'ben')).toMatchObject({ status: 200, owner: 'ben@example.org' });
    expect(await hand('ben', elsewhere.id, null, 'ben', 'aerial_submissions')).toMatchObject({ status: 200 });
    expect(await notices()).toEqual([{ target: 'ben@example.org', submission_id: second }]);
  });

  test('lists show whose each is, and mine and nobody’s, of one form and of all', async () => {
    expect(await listed('ana', `/${table}`)).toEqual(
      new Map([
        [first, 'ana@example.org'],
        [second, 'ben@example.org'],
        [third, null],
      ]),
    );
    expect([...(await listed('ana', `/${table}?owner=mine`)).keys()]).toEqual([first]);
    expect([...(await listed('ana', `/${table}?owner=nobody&sort=name`)).keys()]).toEqual([third]);
    expect([...(await listed('ben', '?owner=mine&sort=due')).keys()].sort()).toEqual(
      [second, elsewhere.id].sort(),
    );
    expect([...(await listed('ben', '?owner=nobody&q=daughter')).keys()]).toEqual([third]);
    const answer = await site.app.request(`/api/admin/submissions/${table}/${second}`, {
      headers: person('ana').headers,
    });
    expect(await answer.json()).toMatchObject({ owner: { name: 'ben@example.org' } });
  });

  test('of two who take one at once one is told, and nothing is overwritten', async () => {
    const taken = await Promise.all([hand('ana', third, null, 'ana'), hand('ben', third, null, 'ben')]);
    expect(taken.map(({ status }) => status).sort()).toEqual([200, 409]);
    const owner = taken.find(({ status }) => status === 200)?.owner;
    expect(taken.find(({ status }) => status === 409)?.message).toBe(
      `Somebody was faster: it is with ${owner} now. Nothing was changed.`,
    );
    expect(await hand('ana', third, owner?.slice(0, 3) ?? null, 'stranger')).toMatchObject({ status: 409 });
    expect(await hand('ana', 'none', null, 'ana')).toMatchObject({ status: 404 });
  });

  test('what is given on, freed or erased leaves no notice and no owner behind', async () => {
    expect(await hand('ben', second, 'ben', 'ana')).toMatchObject({ status: 200 });
    expect(await notices()).toEqual([{ target: 'ana@example.org', submission_id: second }]);
    await database()
      .db.transaction()
      .execute((trx) => removeSubmissions(trx, table, [second]));
    expect(await notices()).toEqual([]);
    await hand('ana', first, 'ana', 'ben');
    await changeRole(database(), person('ana'), person('ben').id, null);
    expect(await notices()).toEqual([]);
    expect((await listed('ana', `/${table}`)).get(first)).toBeNull();
    const left = await database().db.selectFrom('submission_owners').select('user_id').execute();
    expect(left.every(({ user_id }) => user_id === person('ana').id)).toBe(true);
  });
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Team } from '#app/inbox/team/answers.ts';
import { roleOf } from '#server/accounts/roles.ts';
import { changeRole } from '#server/accounts/team/change-role.ts';
import { describeOnBothEngines } from '#tests/support/engines.ts';
import { makeAdmin, makeStaff, password } from '#tests/support/staff.ts';
import { openStaffApp, type StaffApp } from '#tests/support/staff-app.ts';

type Cookie = { cookie: string };

describeOnBothEngines('the team', ({ environment, database }) => {
  let site: StaffApp;
  let boss: Cookie;
  beforeAll(async () => {
    site = await openStaffApp({ ...environment, SIGN_UP: 'on' });
    await makeAdmin(database(), 'boss@example.org');
    boss = await site.signIn('boss@example.org');
  });
  afterAll(() => site.close());

  const userOf = (email: string) =>
    database()
      .db.selectFrom('user')
      .select(['id', 'email'])
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
  const team = async (): Promise<Team> =>
    (await site.app.request('/api/admin/team', { headers: boss })).json();
  const askIn = (body: object) => site.post('/api/admin/team/invitations', body, boss);
  const tokenIn = async (answer: Response) => {
    const { link } = await answer.json();
    return new URL(link, 'https://x.example').searchParams.get('token') ?? '';
  };
  const invite = async (email: string, role = 'staff') =>
    tokenIn(await askIn({ email, name: 'Ana López', role }));
  const join = async (token: string, chosen = password) =>
    (await site.post('/api/auth/accept-invitation', { token, name: 'Ana L.', password: chosen })).status;

  test('an invitation makes a colleague with a name, once, and only its hash is kept', async () => {
    const token = await invite('ana@example.org');
    const stored = await database().db.selectFrom('invitations').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(token);
    // What is refused does not use it up.
    expect(await join(token, '12345')).toBe(400);
    expect((await Promise.all([join(token), join(token)])).sort()).toEqual([200, 400]);
    const ana = await site.signIn('ana@example.org');
    expect((await site.app.request('/api/admin/pulse', { headers: ana })).status).toBe(200);
    const { people, invitations } = await team();
    expect(invitations).toEqual([]);
    expect(people).toContainEqual(
      expect.objectContaining({
        email: 'ana@example.org',
        name: 'Ana L.',
        role: 'staff',
        hasTwoFactor: false,
      }),
    );
    const audit = await (await site.app.request('/api/admin/audit', { headers: boss })).json();
    expect(audit.entries[0]).toMatchObject({ action: 'signed in', actor: 'ana@example.org', name: 'Ana L.' });
    expect(audit.entries.map(({ action }: { action: string }) => action)).toEqual(
      expect.arrayContaining(['invited', 'joined the team']),
    );
  });

  test('a link ends by itself, when it is sent again and when it is withdrawn', async () => {
    const first = await invite('ben@example.org');
    const [{ id = '' } = {}] = (await team()).invitations;
    const second = await tokenIn(await site.post(`/api/admin/team/invitations/${id}/resend`, {}, boss));
    expect(await join(first)).toBe(400);
    await database()
      .db.updateTable('invitations')
      .set({ ends_at: new Date(0).toISOString() })
      .execute();
    expect(await join(second)).toBe(400);
    const third = await tokenIn(await site.post(`/api/admin/team/invitations/${id}/resend`, {}, boss));
    expect((await site.post(`/api/admin/team/invitations/${id}/withdraw`, {}, boss)).status).toBe(200);
    expect((await site.post(`/api/admin/team/invitations/${id}/withdraw`, {}, boss)).status).toBe(404);
    expect(await join(third)).toBe(400);
    expect(await join('made-up')).toBe(400);
  });

  test('what a stranger left at that address opens nothing', async () => {
    const email = 'cleo@example.org';
    await site.post('/api/auth/sign-up/email', { name: '', email, password: 'the strangers own' });
    const stranger = await site.signIn(email, 'the strangers own');
    expect(await join(await invite(email, 'admin'))).toBe(200);
    expect((await site.app.request('/api/admin/pulse', { headers: stranger })).status).toBe(401);
    await expect(site.signIn(email, 'the strangers own')).rejects.toThrow('401');
    await site.signIn(email);
  });

  test('who is on the team or invited is not invited, and one address not without end', async () => {
    expect((await askIn({ email: 'boss@example.org', name: 'B', role: 'staff' })).status).toBe(409);
    const statuses: number[] = [];
    for (let count = 0; count < 6; count += 1)
      statuses.push((await askIn({ email: 'dora@example.org', name: 'Dora', role: 'staff' })).status);
    expect(statuses).toEqual([201, 409, 409, 409, 409, 429]);
    const bad = [
      [{ email: 'dora', name: 'Dora', role: 'staff' }, 'Invalid email address'],
      [{ email: 'e@example.org', name: ' ', role: 'staff' }, 'Name is required'],
      [{ email: 'e@example.org', name: 'E\u202ea', role: 'staff' }, 'Name contains invalid characters'],
      [{ email: 'e@example.org', name: 'E', role: 'owner' }, 'Choose a role.'],
    ] as const;
    for (const [body, message] of bad)
      expect(await (await askIn(body)).json()).toMatchObject({ error: { message } });
  });

  test('a role changes at once, removing ends the sessions, and nobody locks themselves out', async () => {
    await makeStaff(database(), 'eve@example.org');
    const eve = await site.signIn('eve@example.org');
    const { id } = await userOf('eve@example.org');
    const may = async () => (await site.app.request('/api/admin/audit', { headers: eve })).status;
    expect(await may()).toBe(403);
    expect((await site.post(`/api/admin/team/people/${id}/role`, { role: 'admin' }, boss)).status).toBe(200);
    expect(await may()).toBe(200);
    expect((await site.post(`/api/admin/team/people/${id}/remove`, {}, boss)).status).toBe(200);
    expect(await may()).toBe(401);
    const again = await site.post(`/api/admin/team/people/${id}/remove`, {}, boss);
    expect(await again.json()).toMatchObject({ error: { message: 'They are not on the team any more.' } });
    const own = (await userOf('boss@example.org')).id;
    for (const [what, body] of [
      ['role', { role: 'staff' }],
      ['remove', {}],
    ] as const)
      expect((await site.post(`/api/admin/team/people/${own}/${what}`, body, boss)).status).toBe(409);
  });

  test('of two admins who remove each other one stays', async () => {
    for (const name of ['fay', 'gil']) await makeAdmin(database(), `${name}@example.org`);
    const [fay, gil] = [await userOf('fay@example.org'), await userOf('gil@example.org')];
    await Promise.all([changeRole(database(), fay, gil.id, null), changeRole(database(), gil, fay.id, null)]);
    const left = await Promise.all([fay, gil].map(({ id }) => roleOf(database(), id)));
    expect(left.sort()).toEqual(['admin', null]);
  });
});

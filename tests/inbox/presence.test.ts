import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Pulse } from '#app/inbox/pulse.ts';
import { describeOnBothEngines } from '#tests/support/engines.ts';
import { makeStaff } from '#tests/support/staff.ts';
import { openStaffApp, type StaffApp } from '#tests/support/staff-app.ts';

describeOnBothEngines('who has what open', ({ environment, database }) => {
  let one: StaffApp;
  let other: StaffApp;
  let ana: { cookie: string };
  beforeAll(async () => {
    one = await openStaffApp(environment);
    other = await openStaffApp(environment);
    await makeStaff(database(), 'ana@example.org');
    ana = await one.signIn('ana@example.org');
  });
  afterAll(async () => {
    await one.close();
    await other.close();
  });

  const tell = async (body: object) => (await one.post('/api/admin/presence', body, ana)).status;
  /** As another process tells it. */
  const told = async (): Promise<Pulse['present']> =>
    (await (await other.app.request('/api/admin/pulse', { headers: ana })).json()).present;
  const kept = () => database().db.selectFrom('presences').select(['tab', 'at']).execute();
  const tab = 'a-tab-of-ana';

  test('is told by every process, changes as it changes and leaves nothing behind', async () => {
    expect(await tell({ tab, submission: 's1', isWriting: false })).toBe(200);
    const present = { submission: 's1', user: expect.any(String), name: 'ana@example.org', isWriting: false };
    expect(await told()).toEqual([present]);
    await tell({ tab, submission: 's1', isWriting: true });
    expect(await told()).toEqual([{ ...present, isWriting: true }]);
    await tell({ tab, submission: 's2', isWriting: false });
    expect(await told()).toEqual([{ ...present, submission: 's2' }]);
    await tell({ tab, submission: null, isWriting: false });
    expect(await told()).toEqual([]);
    expect(await kept()).toEqual([]);
  });

  test.each([-31_000, 3_600_000])('who was last heard of %d ms from now is not here', async (away) => {
    await tell({ tab, submission: 's1', isWriting: true });
    const at = new Date(Date.now() + away).toISOString();
    await database().db.updateTable('presences').set({ at }).execute();
    expect(await told()).toEqual([]);
    await tell({ tab: 'another-tab', submission: null, isWriting: false });
    expect(await kept()).toEqual([]);
  });

  test('nonsense is refused', async () => {
    for (const body of [
      {},
      { tab: '', submission: 's', isWriting: true },
      { tab, submission: 's'.repeat(65) },
    ])
      expect(await tell(body)).toBe(400);
  });
});

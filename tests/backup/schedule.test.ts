import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { describeOnBothEngines } from '#tests/support/engines.ts';
import { rowWith, store } from '#tests/support/seed.ts';
import { startSite } from '#tests/support/site.ts';

describeOnBothEngines('a running site', ({ environment, database }) => {
  test('backs up on schedule and checks the newest, once for all processes', async () => {
    await store(database(), 'contact_submissions', [rowWith('contact_submissions')]);
    const schedule = { ...environment, BACKUP_EVERY: '12' };
    const sites = await Promise.all([startSite(schedule), startSite(schedule)]);
    const checks = () => database().db.selectFrom('backup_checks').selectAll().execute();
    for (let tries = 0; (await checks()).length === 0 && tries < 300; tries++) await wait(200);
    // Time for the other one to do it again, if it did.
    await wait(3000);
    await Promise.all(sites.map(({ stop }) => stop()));
    expect(await checks()).toMatchObject([{ failure: null, rows: expect.any(Number) }]);
    const backups = readdirSync(join(environment.DATA_DIR ?? '', 'backups'));
    expect(backups).toEqual([expect.stringMatching(/^prometheon-\d{4}-.*Z\.backup$/)]);
    const turns = await database()
      .db.selectFrom('backup_turns')
      .selectAll()
      .where('job', '!=', 'housekeeping')
      .orderBy('job')
      .execute();
    const hours = turns.map(({ next_at }) => Math.round((Date.parse(next_at) - Date.now()) / 3_600_000));
    expect(hours).toEqual([24, 12]);
  }, 90_000);
});

import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { keepBackups } from '#server/backup/schedule.ts';
import { takeTurn } from '#server/backup/turns.ts';
import { readConfig } from '#server/config/config.ts';
import { describeOnBothEngines } from '#tests/support/engines.ts';
import { rowWith, store } from '#tests/support/seed.ts';
import { startSite } from '#tests/support/site.ts';

describeOnBothEngines('a running site', ({ environment, database }) => {
  test('backs up on schedule and checks the newest, once for all processes', async () => {
    await store(database(), 'contact_submissions', [rowWith('contact_submissions')]);
    const schedule = { ...environment, BACKUP_EVERY: '12' };
    const sites = await Promise.all([startSite(schedule), startSite(schedule)]);
    const checks = () => database().db.selectFrom('backup_checks').selectAll().execute();
    await expect.poll(checks, { timeout: 200_000 }).not.toEqual([]);
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
  }, 300_000);

  test('that is stopped in the middle of a backup leaves it to be made at the next start', async () => {
    const { db } = database();
    await db.deleteFrom('backup_turns').execute();
    const script = join(mkdtempSync(join(environment.DATA_DIR ?? '', 'script-')), 'endless.ts');
    writeFileSync(script, 'setInterval(() => undefined, 1000);');
    const leaving = new AbortController();
    const config = readConfig({ ...environment, BACKUP_EVERY: '12' });
    const kept = keepBackups(
      { config, database: database(), log: pino({ level: 'silent' }), leaving },
      script,
    );
    const turns = () => db.selectFrom('backup_turns').select('job').where('job', '=', 'write').execute();
    await expect.poll(turns, { timeout: 200_000 }).toHaveLength(1);
    expect(await takeTurn(database(), 'write')).toBe(false);
    leaving.abort();
    await kept;
    expect(await takeTurn(database(), 'write')).toBe(true);
  }, 300_000);
});

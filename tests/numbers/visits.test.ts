import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listTables } from '#server/database/list-tables.ts';
import { describeOnBothEngines } from '#tests/support/engines.ts';
import { manyVisitors } from '#tests/support/post-form.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { readDay } from './counted-day.ts';
import { type MadeDay, makeDay } from './made-day.ts';
import { sendDay } from './send-day.ts';

/** The whole day has 20,000 requests: `npm run faults -- visits`. */
const requests = 2000;

describeOnBothEngines('a made day', ({ environment, database }) => {
  const folder = mkdtempSync(join(tmpdir(), 'prometheon-day-'));
  const log = join(folder, 'log');
  let day: MadeDay;
  beforeAll(async () => {
    await untilMidnightIsFar();
    const address = 'http://site.example';
    day = makeDay(requests, address);
    const settings = { ...environment, ...manyVisitors, PUBLIC_URL: address, LOG_LEVEL: 'info' };
    const start = () => startSite(settings, process.execPath, openSync(log, 'a'));
    // Several processes on one database add up.
    const sites: Site[] = [await start(), await start()];
    await sendDay(
      sites.map(({ url }) => url),
      day,
    );
    for (const site of sites) await site.stop();
  }, 240_000);
  afterAll(() => rmSync(folder, { recursive: true }));

  test('is counted as it was, but for what nobody can know', async () => {
    const { truth } = day;
    const counted = await readDay(database());
    expect(counted.views).toBe(truth.views - truth.lost);
    expect(counted.views).toBeGreaterThan(truth.views * 0.98);
    expect(counted).toMatchObject({
      visits: truth.visits,
      begun: truth.begun,
      robots: truth.robots,
      prefetches: truth.prefetches,
      askedNot: truth.askedNot,
    });
    expect(counted.seen).toBeGreaterThan(truth.seen * 0.98);
    expect(counted.seen).toBeLessThanOrEqual(truth.seen);
    expect(counted.bySource).toEqual(truth.bySource);
    expect(counted.byDevice).toEqual(truth.byDevice);
  });

  test('leaves no address, browser or id in any table or in the log', async () => {
    const found: string[] = [];
    for (const { name } of await listTables(database())) {
      const { rows } = await sql`select * from ${sql.table(name)}`.execute(database().db);
      if (personal.test(JSON.stringify(rows))) found.push(name);
    }
    expect(found).toEqual([]);
    expect(readFileSync(log, 'utf8')).not.toMatch(personal);
    expect(readFileSync(log, 'utf8').split('\n').length).toBeGreaterThan(requests);
  });
});

/** A visit over midnight is one on both days. */
async function untilMidnightIsFar(): Promise<void> {
  const left = 86_400_000 - (Date.now() % 86_400_000);
  if (left < 120_000) await wait(left);
}

/** Addresses of the made visitors, what browsers say of themselves, and the address that a link carried. */
const personal = /\b10\.\d+\.\d+\.\d+|mozilla|applewebkit|googlebot|curl\/|ana(@|%40)example/i;

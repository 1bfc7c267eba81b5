import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openDatabase } from '#server/database/database.ts';
import { rowWith, store } from '#tests/support/seed.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { specifiedForms } from '#tests/support/specified-forms.ts';
import { makeAdmin } from '#tests/support/staff.ts';
import { sendThroughTrouble } from './form-journey.ts';
import { type Line, lineTo } from './line.ts';
import { type Browser, openEngine } from './open.ts';
import { staffDay } from './staff-journey.ts';
import type { Engine } from './tab.ts';
import { type Visit, visitWith } from './visit.ts';
import { visitorJourneys } from './visitor-journeys.ts';

/** The main journeys in one engine, one after the other in one tab, as a visitor has it. */
export function journeysIn(engine: Engine): void {
  describe.skipIf(engine.missing)(engine.missing ?? engine.name, () => {
    let site: Site;
    let line: Line;
    let browser: Browser;
    let visit: Visit;
    let home: string;
    beforeAll(async () => {
      // Stands for the home of whoever runs the tests.
      home = await mkdtemp(join(tmpdir(), 'prometheon-home-'));
      vi.stubEnv('HOME', home);
      // The browser first: if it does not start, nothing is left running.
      browser = await openEngine(engine);
      site = await startSite();
      line = await lineTo(site.url);
      visit = visitWith(browser.tab, line.url);
    });
    afterAll(async () => {
      await browser?.close();
      line?.close();
      await site?.stop();
      vi.unstubAllEnvs();
      await rm(home, { recursive: true });
    });
    /** A browser that is lost is waited for by no test. */
    const unlessLost = (journey?: Promise<void>) => Promise.race([browser.lost, journey]);

    test.each(Object.keys(visitorJourneys))('%s', (title) => unlessLost(visitorJourneys[title]?.(visit)));

    test.each(specifiedForms)('the form $id: empty, server away, pressed twice', (form) =>
      unlessLost(sendThroughTrouble(visit, form, site, line)),
    );

    test('staff sign in, read, note, export and sign out', async () => {
      const { dataDirectory } = site;
      const database = await openDatabase({ databaseUrl: null, dataDirectory }, pino({ level: 'silent' }));
      await makeAdmin(database, 'boss@example.org');
      await store(database, 'contact_submissions', [
        rowWith('contact_submissions', { name: 'Ana María', email: 'ana@example.org' }),
      ]);
      await database.db.destroy();
      await unlessLost(staffDay(visit, 'boss@example.org', 'Ana María'));
    });

    test('nothing of it is left in the home folder', async () => {
      expect(await readdir(home)).toEqual([]);
    });
  });
}

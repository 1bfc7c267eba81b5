import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openDatabase } from '#server/database/database.ts';
import { rowWith, store } from '#tests/support/seed.ts';
import { specifiedForms } from '#tests/support/specified-forms.ts';
import { makeAdmin } from '#tests/support/staff.ts';
import { sendThroughTrouble } from './form-journey.ts';
import { type OpenVisit, openVisit } from './open-visit.ts';
import { staffDay } from './staff-journey.ts';
import type { Engine } from './tab.ts';
import { visitorJourneys } from './visitor-journeys.ts';

/** The main journeys in one engine, one after the other in one tab, as a visitor has it. */
export function journeysIn(engine: Engine): void {
  describe.skipIf(engine.missing)(engine.missing ?? engine.name, () => {
    let opened: OpenVisit;
    let home: string;
    beforeAll(async () => {
      // Stands for the home of whoever runs the tests.
      home = await mkdtemp(join(tmpdir(), 'prometheon-home-'));
      vi.stubEnv('HOME', home);
      opened = await openVisit(engine);
    });
    afterAll(async () => {
      await opened?.close();
      vi.unstubAllEnvs();
      await rm(home, { recursive: true });
    });
    /** A browser that is lost is waited for by no test. */
    const unlessLost = (journey?: Promise<void>) => Promise.race([opened.browser.lost, journey]);

    test.each(Object.keys(visitorJourneys))('%s', (title) =>
      unlessLost(visitorJourneys[title]?.(opened.visit)),
    );

    test.each(specifiedForms)('the form $id: empty, server away, pressed twice', (form) =>
      unlessLost(sendThroughTrouble(opened.visit, form, opened.site, opened.line)),
    );

    test('staff sign in, read, note, export and sign out', async () => {
      const { dataDirectory } = opened.site;
      const database = await openDatabase({ databaseUrl: null, dataDirectory }, pino({ level: 'silent' }));
      await makeAdmin(database, 'boss@example.org');
      await store(database, 'contact_submissions', [
        rowWith('contact_submissions', { name: 'Ana María', email: 'ana@example.org' }),
      ]);
      await database.db.destroy();
      await unlessLost(staffDay(opened.visit, 'boss@example.org', 'Ana María'));
    });

    test('nothing of it is left in the home folder', async () => {
      expect(await readdir(home)).toEqual([]);
    });
  });
}

import { pino } from 'pino';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { openDatabase } from '#server/database/database.ts';
import { rowWith, store } from '#tests/support/seed.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { specifiedForms } from '#tests/support/specified-forms.ts';
import { makeAdmin } from '#tests/support/staff.ts';
import { sendThroughTrouble } from './form-journey.ts';
import { type Line, lineTo } from './line.ts';
import { staffDay } from './staff-journey.ts';
import type { Engine } from './tab.ts';
import { type Visit, visitWith } from './visit.ts';
import { visitorJourneys } from './visitor-journeys.ts';

/** The main journeys in one engine, one after the other in one tab, as a visitor has it. */
export function journeysIn({ name, missing, open }: Engine): void {
  describe.skipIf(missing)(missing ?? name, () => {
    let site: Site;
    let line: Line;
    let browser: Awaited<ReturnType<Engine['open']>>;
    let visit: Visit;
    beforeAll(async () => {
      // The browser first: if it does not start, nothing is left running.
      browser = await open();
      site = await startSite();
      line = await lineTo(site.url);
      visit = visitWith(browser.tab, line.url);
    });
    afterAll(async () => {
      await browser?.close();
      line?.close();
      await site?.stop();
    });

    test.each(Object.keys(visitorJourneys))('%s', (title) => visitorJourneys[title]?.(visit));

    test.each(specifiedForms)('the form $id: empty, server away, pressed twice', (form) =>
      sendThroughTrouble(visit, form, site, line),
    );

    test('staff sign in, read, note, export and sign out', async () => {
      const { dataDirectory } = site;
      const database = await openDatabase({ databaseUrl: null, dataDirectory }, pino({ level: 'silent' }));
      await makeAdmin(database, 'boss@example.org');
      await store(database, 'contact_submissions', [
        rowWith('contact_submissions', { name: 'Ana María', email: 'ana@example.org' }),
      ]);
      await database.db.destroy();
      await staffDay(visit, 'boss@example.org', 'Ana María');
    });
  });
}

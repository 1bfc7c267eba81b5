import { type Site, startSite } from '#tests/support/site.ts';
import { type Line, lineTo } from './line.ts';
import { type Browser, openEngine } from './open.ts';
import type { Engine } from './tab.ts';
import { type Visit, visitWith } from './visit.ts';

/** A browser at a site of its own, over a line that can be cut. */
export type OpenVisit = { browser: Browser; site: Site; line: Line; visit: Visit; close(): Promise<void> };

export async function openVisit(engine: Engine): Promise<OpenVisit> {
  // The browser first: if it does not start, nothing is left running.
  const browser = await openEngine(engine);
  const site = await startSite();
  const line = await lineTo(site.url);
  const close = async () => {
    await browser.close();
    line.close();
    await site.stop();
  };
  return { browser, site, line, visit: visitWith(browser.tab, line.url), close };
}

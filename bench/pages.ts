import { chromium } from '@playwright/test';
import { launchOptions } from '../tests/support/browser.ts';
import { budgets } from './budgets.ts';
import { measurePages, type PageBytes } from './page-bytes.ts';
import { startPlainSite } from './plain-site.ts';
import { atMost, type Figure, type Section, shown, told, within } from './report.ts';

type Seen = { pictures: number; fonts: number; requestsBeforeScripts: number };

/** Bytes of every page: what the build tells exactly, and what a phone of 390 px asks for before it scrolls. */
export async function benchPages(): Promise<Section> {
  const site = await startPlainSite();
  const browser = await chromium.launch(launchOptions());
  const figures: Figure[] = [];
  const table = [
    ['page', 'document', 'styles', 'together', 'scripts', 'in use', 'fonts', 'pictures', 'requests'],
  ];
  for (const page of measurePages()) {
    const phone = await browser.newPage({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });
    const measured = figuresOf(page, await look(phone, site.url + page.path));
    figures.push(...measured);
    table.push([page.path, ...measured.map(({ ours }) => shown(ours))]);
    await phone.close();
  }
  await browser.close();
  await site.stop();
  return { title: 'Bytes of every page (brotli), phone of 390 px', figures, notes: [], table };
}

async function look(phone: import('@playwright/test').Page, url: string): Promise<Seen> {
  await phone.goto(url, { waitUntil: 'load' });
  return phone.evaluate(() => {
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const script = entries.find(({ name }) => /\/assets\/visit-[^/]+\.js$/.test(name));
    const size = (pattern: RegExp) =>
      entries
        .filter(({ name }) => pattern.test(name))
        .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
    return {
      pictures: size(/\.(avif|webp|jpe?g|png|svg)$/),
      fonts: size(/\.woff2$/),
      requestsBeforeScripts:
        1 + entries.filter(({ startTime }) => startTime < (script?.startTime ?? 0)).length,
    };
  });
}

function figuresOf(page: PageBytes, seen: Seen): Figure[] {
  const { path, document, plainDocument, styles, together, scriptsBeforeUse, scriptsInUse, islands } = page;
  const bytes = (what: string, ours: number) => ({ name: `${path} ${what}`, unit: 'B', ours });
  const plain = { name: 'plain HTML', value: plainDocument };
  return [
    document <= budgets.document
      ? {
          ...within(bytes('document', document), budgets.document),
          beside: plain,
          ratio: document / plainDocument,
        }
      : atMost(bytes('document', document), plain, budgets.documentToPlain),
    within(bytes('styles', styles), budgets.styles),
    told(bytes('document with its styles', together)),
    within(bytes('scripts before use', scriptsBeforeUse), budgets.scriptsBeforeUse),
    within(bytes('scripts in use', scriptsInUse), budgets.scriptsInUse[islands]),
    within(bytes('fonts', seen.fonts), budgets.fonts),
    within(bytes('pictures before scrolling', seen.pictures), budgets.pictures),
    within(
      { name: `${path} requests before scripts`, unit: '', ours: seen.requestsBeforeScripts },
      budgets.requestsBeforeScripts,
    ),
  ];
}

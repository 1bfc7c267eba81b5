import { chromium, type Page } from '@playwright/test';
import { launchOptions } from '../tests/support/browser.ts';
import { budgets, measurePages, type PageBytes } from './page-bytes.ts';
import { startPlainSite } from './plain-site.ts';
import type { Figure, Section } from './report.ts';

type Measured = PageBytes & { pictures: number };

/** What the heaviest page weighs, beside the page in the middle; `npm test` holds every page to its budget. */
export async function benchPages(): Promise<Section> {
  const site = await startPlainSite();
  const browser = await chromium.launch(launchOptions());
  const pages: Measured[] = [];
  for (const page of measurePages()) {
    const phone = await browser.newPage({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });
    pages.push({ ...page, pictures: await pictureBytes(phone, site.url + page.path) });
    await phone.close();
  }
  await browser.close();
  await site.stop();
  const reactPages = pages.filter(({ islands }) => islands === 'react');
  const toPlain = heaviest(pages, 'document, beside its plain self', 'B', ({ document }) => document);
  return {
    title: `Bytes of ${pages.length} pages (brotli), phone of 390 px`,
    figures: [
      { ...toPlain.figure, beside: { name: 'as plain HTML', value: toPlain.page.plainDocument } },
      heaviest(pages, 'document', 'B', ({ document }) => document, budgets.document).figure,
      heaviest(pages, 'styles', 'B', ({ styles }) => styles, budgets.styles).figure,
      heaviest(pages, 'scripts before use', 'B', (page) => page.scriptsBeforeUse, budgets.scriptsBeforeUse)
        .figure,
      heaviest(reactPages, 'scripts in use', 'B', (page) => page.scriptsInUse, budgets.scriptsInUse.react)
        .figure,
      heaviest(pages, 'fonts', 'B', ({ fonts }) => fonts, budgets.fonts).figure,
      heaviest(pages, 'pictures before scrolling', 'B', ({ pictures }) => pictures, budgets.pictures).figure,
      heaviest(
        pages,
        'requests before scripts',
        '',
        ({ requestsBeforeScripts }) => requestsBeforeScripts,
        budgets.requestsBeforeScripts,
      ).figure,
    ],
  };
}

/** Pictures that a phone asks for before it scrolls. */
async function pictureBytes(phone: Page, url: string): Promise<number> {
  await phone.goto(url, { waitUntil: 'load' });
  return phone.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({ name }) => /\.(avif|webp|jpe?g|png|svg)$/.test(name))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  );
}

function heaviest(
  pages: Measured[],
  what: string,
  unit: string,
  weigh: (page: Measured) => number,
  most?: number,
): { figure: Figure; page: Measured } {
  const sorted = pages.toSorted((a, b) => weigh(a) - weigh(b));
  const [page, middle] = [sorted.at(-1), sorted[Math.floor(sorted.length / 2)]];
  if (!page || !middle) throw new Error('There are no pages in the build.');
  const figure = {
    name: `${what}, heaviest (${page.path})`,
    unit,
    ours: weigh(page),
    beside: { name: 'page in the middle', value: weigh(middle) },
    ...(most === undefined ? {} : { goal: { most } }),
  };
  return { figure, page };
}

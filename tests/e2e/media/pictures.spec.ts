import type { Page } from '@playwright/test';
import { pages } from '#app/content/pages.ts';
import { expect, test } from '#tests/e2e/support/fixtures.ts';

const paths = Object.values(pages)
  .map(({ path }) => path)
  .filter((path) => path !== '/404');

const screens = [
  { name: 'a phone of 390 px at 2×', viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 },
  {
    name: 'a tablet of 820 px whose fonts come late',
    viewport: { width: 820, height: 1180 },
    deviceScaleFactor: 2,
    fontsLate: true,
  },
  { name: 'a screen of 1440 px', viewport: { width: 1440, height: 900 } },
];

const mostPixels = 1.5;

for (const { name, fontsLate, ...screen } of screens) {
  test.describe(`on ${name}`, () => {
    test.use(screen);

    for (const path of paths) {
      test(`${path} sends no picture too large and never moves`, async ({ page }) => {
        await waitForFonts(page);
        if (fontsLate) await delayFonts(page);
        await recordShifts(page);
        await page.goto(path);
        await scrollThrough(page);
        expect(await page.evaluate(() => window.shifts), 'what moved without being touched').toEqual([]);
        expect(await tooLarge(page), `pictures of more than ${mostPixels} times the pixels shown`).toEqual(
          [],
        );
      });
    }
  });
}

test.describe('the first view of the gallery on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });
  test('takes at most 350 KB of pictures', async ({ page }) => {
    await page.goto('/photo-gallery', { waitUntil: 'networkidle' });
    const loaded = await page.evaluate(() =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name }) => name.includes('/assets/pictures/'))
        .map(({ name, transferSize }) => ({ name, transferSize })),
    );
    expect(loaded.length).toBeGreaterThan(0);
    const bytes = loaded.reduce((sum, { transferSize }) => sum + transferSize, 0);
    expect(bytes, loaded.map(({ name, transferSize }) => `${transferSize} ${name}`).join('\n')).toBeLessThan(
      350_000,
    );
  });
});

declare global {
  interface Window {
    shifts: string[];
  }
  interface LayoutShift extends PerformanceEntry {
    value: number;
    hadRecentInput: boolean;
    sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
  }
}

/** Long after the first paint, as on a slow connection. */
async function delayFonts(page: Page): Promise<void> {
  await page.route('**/*.woff2', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    await route.continue();
  });
}

/** A first page shows itself after a while, fonts or not. A busy machine is no slow line, so here it has time. */
async function waitForFonts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { setTimeout } = window;
    const longestWait = 700;
    Object.assign(window, {
      setTimeout: (work: () => void, delay?: number, ...args: []) =>
        delay === longestWait ? 0 : setTimeout(work, delay, ...args),
    });
  });
}

async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.shifts = [];
    const describe = ({ node, previousRect: from, currentRect: to }: LayoutShift['sources'][number]) => {
      const element = node instanceof Element ? node : node?.parentElement;
      const place = ({ x, y, width, height }: DOMRect) => `${x},${y} ${width}×${height}`;
      return `<${element?.localName} class="${element?.getAttribute('class') ?? ''}"> from ${place(from)} to ${place(to)}`;
    };
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
        if (!hadRecentInput) window.shifts.push(`${value}: ${sources.map(describe).join('; ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** As a reader does, until everything lazy has arrived and was painted. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const painted = async () => {
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    };
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
      scrollTo({ top: y, behavior: 'instant' });
      await painted();
    }
    const seen = [...document.images].filter((image) => image.checkVisibility());
    await Promise.all([document.fonts.ready, ...seen.map((image) => image.decode())]);
    await painted();
  });
}

/**
 * One line for every file with more pixels than the largest box it fills, with what it takes to mend it. A
 * browser that has a file shows it in smaller boxes too, without sending another.
 */
async function tooLarge(page: Page): Promise<string[]> {
  return page.evaluate(async (limit) => {
    const pixels = (image: HTMLImageElement) =>
      image.offsetWidth * image.offsetHeight * devicePixelRatio ** 2;
    const shown = [...document.images].filter((image) => image.currentSrc && pixels(image) > 0);
    const lines: string[] = [];
    for (const [url, places] of Map.groupBy(shown, ({ currentSrc }) => currentSrc)) {
      // Without a srcset, natural sizes are those of the file.
      const file = new Image();
      file.src = url;
      await file.decode();
      const largest = places.reduce((one, other) => (pixels(other) > pixels(one) ? other : one));
      const times = (file.naturalWidth * file.naturalHeight) / pixels(largest);
      if (times <= limit || url.endsWith('.svg')) continue;
      const name = new URL(url).pathname.split('/').slice(-2).join('/');
      const box = `${largest.offsetWidth}×${largest.offsetHeight} at ${devicePixelRatio}×`;
      const sent = `${file.naturalWidth}×${file.naturalHeight}`;
      lines.push(`${name}: ${sent} sent, shown ${box}, ${times.toFixed(2)} times; sizes="${largest.sizes}"`);
    }
    return lines;
  }, mostPixels);
}

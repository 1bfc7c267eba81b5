import { mkdir } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import { pages } from '#app/content/pages.ts';
import { launchOptions } from '#tests/support/browser.ts';
import { startSite } from '#tests/support/site.ts';

/** `npm run screenshots [-- /path …]`: every page at six widths into `screenshots/`, to be looked at. */
const widths = [320, 390, 820, 1440, 1920, 2560];
const wanted = process.argv.slice(2);
const paths = wanted.length > 0 ? wanted : Object.values(pages).map(({ path }) => path);

await mkdir('screenshots', { recursive: true });
const site = await startSite();
const browser = await chromium.launch(launchOptions());
for (const width of widths) {
  const page = await browser.newPage({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
  // A font that comes after the first paint is not shown, so the first visit only fetches them.
  await page.goto(site.url, { waitUntil: 'networkidle' });
  for (const path of paths) {
    await page.goto(site.url + path, { waitUntil: 'load' });
    // Lazy pictures load when they are scrolled to.
    await page.evaluate(async () => {
      for (let y = 0; y < document.body.scrollHeight; y += 600) {
        scrollTo(0, y);
        await new Promise((resolve) => setTimeout(resolve, 60));
      }
      // What is out of sight is not laid out; here all of the page is seen at once.
      for (const tile of document.querySelectorAll<HTMLElement>('.photo-grid > *, .quilt > *'))
        tile.dataset.laidOut = '';
      const seen = [...document.images].filter((image) => image.checkVisibility());
      // One that was scrolled past too quickly would be waited for without end.
      for (const image of seen) image.loading = 'eager';
      await Promise.all(seen.map((image) => image.decode()));
      scrollTo(0, 0);
    });
    const file = `screenshots/${path.slice(1).replaceAll('/', '-') || 'home'}-${width}.png`;
    await page.screenshot({ path: file, fullPage: true });
    console.log(file);
  }
  await page.close();
}
await browser.close();
await site.stop();

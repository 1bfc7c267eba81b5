import { mkdir, readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { company } from '#app/content/company.ts';
import type { PageFacts } from '#app/content/page-facts.ts';
import { pages } from '#app/content/pages.ts';
import { launchOptions } from '#tests/support/browser.ts';

/** `npm run social-cards`: draws the picture that a shared link shows, one per page, into `public/social/`. */
const root = resolve(import.meta.dirname, '..');
const folder = resolve(root, 'public/social');
const size = { width: 1200, height: 630 };

await mkdir(folder, { recursive: true });
const font = await dataUrl(
  'node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
  'font/woff2',
);
const mark = await readFile(resolve(root, 'pictures/brand/mark.svg'), 'utf8');
const browser = await chromium.launch(launchOptions());
const page = await browser.newPage({ viewport: size });
for (const [name, facts] of Object.entries(pages) as [string, PageFacts][]) {
  if (facts.hidden) continue;
  await page.setContent(await card(facts));
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: `${folder}/${name}.jpg`, type: 'jpeg', quality: 82 });
  console.log(`public/social/${name}.jpg`);
}
await browser.close();

async function card({ headline, picture }: PageFacts): Promise<string> {
  const image = await dataUrl(`pictures/${picture}.webp`, 'image/webp');
  return `<!doctype html><style>
    @font-face { font-family: Bricolage; src: url(${font}); font-weight: 200 800; }
    body { margin: 0; width: 1200px; height: 630px; font-family: Bricolage; color: #faf6ee; background: #08161b url(${image}) center / cover; }
    main { box-sizing: border-box; height: 100%; padding: 64px 72px; display: flex; flex-direction: column; justify-content: space-between;
      background: linear-gradient(90deg, #08161bf2 20%, #08161b99 55%, #08161b22); }
    header { display: flex; align-items: center; gap: 16px; font-size: 38px; font-weight: 600; letter-spacing: -0.02em; }
    svg { width: 56px; height: 56px; }
    h1 { margin: 0; max-width: 760px; font-size: 82px; line-height: 1; letter-spacing: -0.035em; font-weight: 640; text-wrap: balance; }
  </style><main><header>${mark}${company.brand}</header><h1>${headline}</h1></main>`;
}

async function dataUrl(file: string, type: string): Promise<string> {
  return `data:${type};base64,${(await readFile(resolve(root, file))).toString('base64')}`;
}

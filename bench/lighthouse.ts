import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from '../tests/support/browser.ts';
import { plainPath, startPlainSite } from './plain-site.ts';
import { atMost, type Figure, type Section, told, within } from './report.ts';
import { tool } from './tools.ts';

const pages = ['/', '/services', '/photo-gallery', '/contact', '/bootcamp'];
const formPages = ['/contact', '/bootcamp'];
const runs = Number(process.env.LIGHTHOUSE_RUNS ?? 3);

type Throttling = 'simulate' | 'devtools';
type Run = {
  scores: Record<string, number>;
  fcp: number;
  lcp: number;
  cls: number;
  tti: number;
  missed: string[];
};

/** Lighthouse on a phone, simulated and applied throttling, each page beside its plain self. */
export async function benchLighthouse(): Promise<Section> {
  const chrome = findBrowser();
  if (!chrome) return { title: 'Lighthouse', figures: [], notes: ['There is no browser: install chromium.'] };
  const site = await startPlainSite();
  const figures: Figure[] = [];
  const notes = new Set<string>();
  for (const throttling of ['simulate', 'devtools'] as const) {
    for (const path of pages) {
      const ours = median(chrome, site.url + path, throttling);
      const plain = median(chrome, site.url + plainPath(path), throttling);
      const withFonts = median(chrome, site.url + plainPath(path, 'plain-with-fonts'), throttling);
      console.error(`  ${path}, ${throttling}`);
      const name = (what: string) => `${path} ${throttling}: ${what}`;
      const beside = (value: number) => ({ name: 'plain HTML', value });
      for (const [category, score] of Object.entries(ours.scores))
        figures.push({
          ...told({ name: name(category), unit: '', ours: score }, beside(plain.scores[category] ?? 0)),
          goal: '100',
          reached: score === 100,
        });
      figures.push(within({ name: name('layout shift'), unit: '', ours: ours.cls }, 0));
      for (const [what, paint] of [
        ['first paint', 'fcp'],
        ['largest paint', 'lcp'],
      ] as const) {
        const measured = { name: name(what), unit: 'ms', ours: ours[paint] };
        figures.push(
          atMost(measured, beside(plain[paint]), 1.1),
          told(measured, { name: 'plain HTML in our fonts', value: withFonts[paint] }),
        );
      }
      const tti = { name: name('interactive'), unit: 'ms', ours: ours.tti };
      const hasGoal = throttling === 'devtools' && formPages.includes(path);
      figures.push(hasGoal ? within(tti, 2800) : told(tti, beside(plain.tti)));
      for (const audit of ours.missed) notes.add(`${path}: ${audit}`);
    }
  }
  await site.stop();
  return { title: `Lighthouse, mobile, median of ${runs}`, figures, notes: [...notes] };
}

function median(chrome: string, url: string, throttling: Throttling): Run {
  const measured = Array.from({ length: runs }, () => runAgain(chrome, url, throttling));
  measured.sort((a, b) => a.lcp - b.lcp);
  const middle = measured[Math.floor(runs / 2)];
  if (!middle) throw new Error('no run');
  const of = (read: (run: Run) => number) =>
    measured.map(read).sort((a, b) => a - b)[Math.floor(runs / 2)] ?? Number.NaN;
  const scores = Object.keys(middle.scores).map((category) => [
    category,
    of(({ scores }) => scores[category] ?? 0),
  ]);
  return {
    ...middle,
    scores: Object.fromEntries(scores),
    fcp: of(({ fcp }) => fcp),
    cls: of(({ cls }) => cls),
    tti: of(({ tti }) => tti),
  };
}

/** Lighthouse loses a trace now and then; that says nothing about the page. */
function runAgain(chrome: string, url: string, throttling: Throttling, tries = 3): Run {
  try {
    return runOnce(chrome, url, throttling);
  } catch (error) {
    if (tries === 1) throw error;
    return runAgain(chrome, url, throttling, tries - 1);
  }
}

function runOnce(chrome: string, url: string, throttling: Throttling): Run {
  const directory = mkdtempSync(join(tmpdir(), 'prometheon-lighthouse-'));
  const file = join(directory, 'report.json');
  const args = [
    tool('lighthouse/cli/index.js'),
    url,
    `--throttling-method=${throttling}`,
    '--disable-full-page-screenshot',
    '--quiet',
    '--output=json',
    `--output-path=${file}`,
  ];
  const flags = `--headless=new --no-sandbox --user-data-dir=${join(directory, 'chrome')}`;
  const { status, stderr } = spawnSync(process.execPath, [...args, `--chrome-flags=${flags}`], {
    env: { ...process.env, CHROME_PATH: chrome, LIGHTHOUSE_TELEMETRY: '0' },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`Lighthouse could not measure ${url}: ${stderr.slice(-500)}`);
  const { categories, audits } = JSON.parse(readFileSync(file, 'utf8'));
  rmSync(directory, { recursive: true, force: true });
  return {
    scores: Object.fromEntries(
      Object.entries(categories as Record<string, { score: number }>).map(([id, { score }]) => [
        id,
        Math.round(score * 100),
      ]),
    ),
    fcp: audits['first-contentful-paint'].numericValue,
    lcp: audits['largest-contentful-paint'].numericValue,
    cls: audits['cumulative-layout-shift'].numericValue,
    tti: audits.interactive.numericValue,
    missed: missedAudits(categories, audits),
  };
}

type Category = { auditRefs: { id: string; weight: number }[] };
type Audit = { title: string; score: number | null };

function missedAudits(categories: Record<string, Category>, audits: Record<string, Audit>): string[] {
  const counted = Object.values(categories).flatMap(({ auditRefs }) =>
    auditRefs.filter(({ weight }) => weight > 0),
  );
  return counted.flatMap(({ id }) => {
    const audit = audits[id];
    return audit && audit.score !== null && audit.score < 0.9 ? [`${audit.title} (${audit.score})`] : [];
  });
}

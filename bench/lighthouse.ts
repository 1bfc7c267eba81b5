import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from '../tests/support/browser.ts';
import { plainPath, startPlainSite } from './plain-site.ts';
import type { Figure, Section } from './report.ts';
import { tool } from './tools.ts';

const pages = ['/', '/services', '/photo-gallery', '/contact', '/bootcamp'];
const runs = Number(process.env.LIGHTHOUSE_RUNS ?? 3);

/** Scores in points, times in milliseconds; the median of the runs, each figure for itself. */
type Run = Record<string, number>;

const goals: Record<string, Figure['goal']> = {
  accessibility: { atLeast: 1 },
  'best-practices': { atLeast: 1 },
  seo: { atLeast: 1 },
  'first paint': { atMost: 1.1 },
  'largest paint': { atMost: 1.3 },
  interactive: { most: 2800 },
};

/** Every point, except where a large picture opens the page: its last point is decided by the noise of a run. */
function goalOf(path: string, what: string): Figure['goal'] {
  if (what !== 'performance') return goals[what];
  return { atLeast: path === '/' || path === '/services' ? 0.99 : 1 };
}

/** Lighthouse on a simulated phone: scores beside 100 points, times beside the page as plain HTML in the same fonts. */
export async function benchLighthouse(): Promise<Section> {
  const chrome = findBrowser();
  if (!chrome) return { title: 'Lighthouse', figures: [], notes: ['There is no browser: install chromium.'] };
  const site = await startPlainSite();
  const figures: Figure[] = [];
  for (const path of pages) {
    console.log(`  ${path}`);
    const ours = median(chrome, site.url + path);
    const plain = median(chrome, site.url + plainPath(path));
    for (const [what, value] of Object.entries(ours)) {
      const isTime = what in times;
      figures.push({
        name: `${path} ${what}`,
        unit: isTime ? 'ms' : '',
        ours: value,
        beside: isTime
          ? { name: 'plain HTML, same fonts', value: plain[what] ?? Number.NaN }
          : { name: 'all points', value: 100 },
        goal: goalOf(path, what),
      });
    }
  }
  await site.stop();
  return { title: `Lighthouse, mobile, median of ${runs}`, figures };
}

function median(chrome: string, url: string): Run {
  const measured = Array.from({ length: runs }, () => runAgain(chrome, url));
  const middle = (what: string) =>
    measured.map((run) => run[what] ?? Number.NaN).sort((a, b) => a - b)[Math.floor(runs / 2)] ?? Number.NaN;
  return Object.fromEntries(Object.keys(measured[0] ?? {}).map((what) => [what, middle(what)]));
}

/** Lighthouse loses a trace now and then; that says nothing about the page. */
function runAgain(chrome: string, url: string, tries = 3): Run {
  try {
    return runOnce(chrome, url);
  } catch (error) {
    if (tries === 1) throw error;
    return runAgain(chrome, url, tries - 1);
  }
}

const times = {
  'first paint': 'first-contentful-paint',
  'largest paint': 'largest-contentful-paint',
  interactive: 'interactive',
};

function runOnce(chrome: string, url: string): Run {
  const directory = mkdtempSync(join(tmpdir(), 'prometheon-lighthouse-'));
  const file = join(directory, 'report.json');
  const flags = `--headless=new --no-sandbox --user-data-dir=${join(directory, 'chrome')}`;
  const options = ['--disable-full-page-screenshot', '--quiet', '--output=json', `--output-path=${file}`];
  const { status, stderr } = spawnSync(
    process.execPath,
    [tool('lighthouse/cli/index.js'), url, ...options, `--chrome-flags=${flags}`],
    { env: { ...process.env, CHROME_PATH: chrome, LIGHTHOUSE_TELEMETRY: '0' }, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`Lighthouse could not measure ${url}: ${stderr.slice(-500)}`);
  const report: {
    categories: Record<string, { score: number }>;
    audits: Record<string, { numericValue: number }>;
  } = JSON.parse(readFileSync(file, 'utf8'));
  rmSync(directory, { recursive: true, force: true });
  return Object.fromEntries([
    ...Object.entries(report.categories).map(([id, { score }]) => [id, Math.round(score * 100)]),
    ...Object.entries(times).map(([what, audit]) => [what, report.audits[audit]?.numericValue]),
  ]);
}

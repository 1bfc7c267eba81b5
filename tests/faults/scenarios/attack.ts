import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { asManyVisitors, withHoles } from '#tests/faults/attacked-servers.ts';
import { buildRig } from '#tests/faults/rig.ts';
import { atLeast, atMost, type Figure, type Scenario } from '#tests/faults/scenario.ts';
import { specifiedForms } from '#tests/support/specified-forms.ts';
import { makeAdmin, signIn } from '#tests/support/staff.ts';

const run = promisify(execFile);
const email = 'attacked@example.org';

/** The site with one admin, reached as many visitors, beside the planted control. */
async function attacked(
  work: (site: string, cookie: string, control: string) => Promise<Figure[]>,
): Promise<Figure[]> {
  const rig = await buildRig('sqlite');
  await rig.look((database) => makeAdmin(database, email));
  const site = await rig.start();
  const [visitors, control] = await Promise.all([asManyVisitors(rig.url), withHoles()]);
  const figures = await work(visitors.url, await signIn(rig.url, email), control.url);
  await Promise.all([visitors.stop(), control.stop()]);
  figures.push(atMost('exits of our server', site.process.exitCode === null ? 0 : 1, 0));
  await site.stop();
  await rig.dispose();
  return figures;
}

function missing(tool: string): Figure[] | null {
  if (!spawnSync(tool, ['--version']).error) return null;
  return [{ what: tool, value: 'not installed', promise: `needs the package ${tool}`, held: true }];
}

const sqlInjection: Scenario = {
  name: 'sqlmap',
  title: 'sqlmap over the forms and the staff filters (forms)',
  rounds: { long: specifiedForms.length, short: 1 },
  run: async (count, say) =>
    missing('sqlmap') ??
    attacked(async (site, cookie, control) => {
      const found: string[] = [];
      for (const { table, payload } of specifiedForms.slice(0, count)) {
        say(table);
        const body = ['--data', JSON.stringify(payload), '--headers', 'Content-Type: application/json'];
        if (await sqlmapFinds(`${site}/api/submissions/${table}`, body)) found.push(table);
      }
      const filter = 'q=a&status=new&from=2026-01-01&to=2026-12-31&spam=no&limit=10';
      say('staff filters');
      if (
        await sqlmapFinds(`${site}/api/admin/submissions/contact_submissions?${filter}`, ['--cookie', cookie])
      )
        found.push('staff filters');
      say('the planted control');
      const planted = await sqlmapFinds(`${control}/?id=1`, []);
      return [
        {
          what: 'forms and filters with a hole',
          value: found.join(', ') || 'none',
          promise: 'none',
          held: found.length === 0,
        },
        { what: 'finds the planted hole', value: planted ? 'yes' : 'no', promise: 'yes', held: planted },
      ];
    }),
};

async function sqlmapFinds(url: string, more: string[]): Promise<boolean> {
  const directory = mkdtempSync(join(tmpdir(), 'prometheon-sqlmap-'));
  const quick = [
    '--batch',
    '--disable-coloring',
    '--technique',
    'BEU',
    '--threads',
    '4',
    '--output-dir',
    directory,
  ];
  const { stdout } = await run('sqlmap', ['-u', url, ...quick, '--ignore-code', '*', ...more], {
    maxBuffer: 1e8,
  });
  rmSync(directory, { recursive: true, force: true });
  if (stdout.includes('identified the following injection point')) return true;
  if (stdout.includes('all tested parameters do not appear to be injectable')) return false;
  throw new Error(`sqlmap did not come to an end: ${stdout.slice(-2000)}`);
}

const scanner: Scenario = {
  name: 'wapiti',
  title: 'wapiti over the site and the staff area (seconds a scan)',
  rounds: { long: 300, short: 20 },
  run: async (seconds, say) =>
    missing('wapiti') ??
    attacked(async (site, cookie, control) => {
      say('the site');
      const ours = await wapitiFinds(`${site}/`, seconds, []);
      say('the staff area');
      const staff = await wapitiFinds(`${site}/admin`, seconds, ['-H', `Cookie: ${cookie}`]);
      say('the planted control');
      const planted = await wapitiFinds(`${control}/?id=1`, seconds, []);
      return [
        {
          what: 'found on the site',
          value: ours.join(', ') || 'nothing',
          promise: 'nothing',
          held: ours.length === 0,
        },
        {
          what: 'found in the staff area',
          value: staff.join(', ') || 'nothing',
          promise: 'nothing',
          held: staff.length === 0,
        },
        atLeast('kinds of holes found in the planted control', planted.length, 1),
      ];
    }),
};

async function wapitiFinds(url: string, seconds: number, more: string[]): Promise<string[]> {
  const directory = mkdtempSync(join(tmpdir(), 'prometheon-wapiti-'));
  const report = join(directory, 'report.json');
  const modules = 'sql,xss,exec,file,crlf,redirect,ssrf,permanentxss';
  const limits = ['--max-scan-time', String(seconds), '--flush-session', '--store-session', directory];
  const args = ['-u', url, '-m', modules, '-f', 'json', '-o', report, ...limits, ...more];
  await run('wapiti', args, { maxBuffer: 1e8 });
  const { vulnerabilities } = JSON.parse(readFileSync(report, 'utf8')) as {
    vulnerabilities: Record<string, unknown[]>;
  };
  rmSync(directory, { recursive: true, force: true });
  return Object.entries(vulnerabilities).flatMap(([kind, found]) => (found.length > 0 ? kind : []));
}

export const attacks = [sqlInjection, scanner];

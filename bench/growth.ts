import { execFile } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { writeCursor } from '../server/inbox/list.ts';
import { startSite } from '../tests/support/site.ts';
import { asStaff, makeAdmin, type Staff } from '../tests/support/staff.ts';
import { middleOf, type Place, seedRows, withDatabase } from './database.ts';
import { drawGrowth } from './draw-growth.ts';
import { table } from './least-server.ts';
import { putUnderLoad } from './load.ts';
import type { Figure, Section } from './report.ts';

/** A thousand times the rows in four steps; `GROWTH_SIZES` for a shorter run. */
const sizes = (process.env.GROWTH_SIZES ?? '10000,100000,1000000,10000000').split(',').map(Number);
const admin = 'bench@example.org';
const checkout = resolve(import.meta.dirname, '..');

/** Milliseconds (for work on every row: microseconds per row) by what was asked for, at one size. */
export type Measured = Record<string, { value: number; unit: 'ms' | 'µs' }>;

/** What becomes slower on PostgreSQL when a table grows, each beside itself on the smallest table. */
export async function benchGrowth(): Promise<Section> {
  const steps = await withDatabase('postgres', async (place) => {
    await makeAdmin(place.database, admin);
    const measured: { rows: number; figures: Measured }[] = [];
    for (const [index, rows] of sizes.entries()) {
      console.log(`  ${rows.toLocaleString('en-US')} rows`);
      await seedRows(place, sizes[index - 1] ?? 0, rows);
      measured.push({ rows, figures: await measureAt(place, rows) });
    }
    return measured;
  });
  await writeFile(join(checkout, 'docs/growth.svg'), drawGrowth(steps));
  const [smallest, ...larger] = steps;
  const figures = larger.flatMap(({ rows, figures }) =>
    Object.entries(figures).map(
      ([what, { value, unit }]): Figure => ({
        name: `${what}, ${rows.toLocaleString('en-US')} rows`,
        unit,
        ours: value,
        beside: {
          name: `at ${smallest?.rows.toLocaleString('en-US')}`,
          value: smallest?.figures[what]?.value ?? Number.NaN,
        },
      }),
    ),
  );
  return { title: 'Growth on PostgreSQL', figures };
}

async function measureAt(place: Place, rows: number): Promise<Measured> {
  const site = await startSite({ ...place.environment, TRUST_PROXY: 'loopback' });
  const staff = await asStaff(site.url, admin);
  const port = Number(new URL(site.url).port);
  const pid = site.process.pid ?? 0;
  const page = async (query: string) => {
    const path = `/api/admin/submissions/${table}?limit=50&${query}`;
    const load = { port, path, cookie: staff.cookie, connections: 1, seconds: 5 };
    return { value: (await putUnderLoad(load, pid)).p99, unit: 'ms' } as const;
  };
  const measured: Measured = {
    'first page, p99': await page(''),
    'deep page, p99': await page(`cursor=${writeCursor([middleOf(rows), 'm'])}`),
    'search for what many wrote, p99': await page('q=robots'),
    'due first, p99': await page('sort=due'),
    'export, per row': await perRow(rows, () => exportAll(staff)),
    'backup, per row': await perRow(rows, () => backUp(place)),
  };
  // Last, since it adds rows.
  const insert = { port, path: `/api/submissions/${table}`, connections: 32, seconds: 5 };
  measured['stored message'] = { value: 1000 / (await putUnderLoad(insert, pid)).perSecond, unit: 'ms' };
  await site.stop();
  return measured;
}

async function perRow(rows: number, work: () => Promise<void>) {
  const started = performance.now();
  await work();
  return { value: (1000 * (performance.now() - started)) / rows, unit: 'µs' } as const;
}

async function exportAll({ ask }: Staff): Promise<void> {
  const { ok, status, body } = await ask(`submissions/${table}/export.csv`);
  if (!ok) throw new Error(`The export was answered with ${status}.`);
  for await (const _ of body ?? []);
}

async function backUp({ environment, dataDirectory }: Place): Promise<void> {
  const file = join(dataDirectory, 'growth.backup');
  await promisify(execFile)(process.execPath, ['scripts/backup.ts', file], {
    cwd: checkout,
    env: { ...process.env, ...environment },
  });
  await rm(file);
}

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pino } from 'pino';
import { openDatabase } from '../server/database/database.ts';
import type { Engine } from '../server/database/engine.ts';
import { newDatabase, startPostgres } from '../tests/support/postgres.ts';
import { peakMegabytes } from '../tests/support/process-memory.ts';
import { startSite } from '../tests/support/site.ts';
import { makeAdmin, signIn } from '../tests/support/staff.ts';
import { type BareReader, bareReader } from './bare-reader.ts';
import { measurePages, pagesDuring, startPlain } from './inbox-pages.ts';
import { p99 } from './late.ts';
import { atLeast, atMost, type Section, told, within } from './report.ts';
import { seededTable, seedRows } from './seed-rows.ts';

/** Three sizes, so that a wrong exponent is seen. */
const sizes = [10_000, 100_000, 1_000_000];

/** Lists, searches and exports of one table as it grows, beside the driver and the least server over it. */
export async function benchInbox(): Promise<Section> {
  const section: Section = { title: 'Inbox', figures: [], notes: [] };
  for (const engine of ['sqlite', 'postgres'] as const) await measure(engine, section);
  return section;
}

async function measure(engine: Engine, section: Section): Promise<void> {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'prometheon-bench-'));
  const postgres = engine === 'postgres' ? await startPostgres() : null;
  const databaseUrl = postgres ? await newDatabase(postgres.url) : null;
  const database = await openDatabase({ databaseUrl, dataDirectory }, pino({ level: 'silent' }));
  await makeAdmin(database, 'bench@example.org');
  const environment = { DATA_DIR: dataDirectory, ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}) };
  const bare = await bareReader({ databaseUrl, dataDirectory });
  const { plain, plainPort } = await startPlain(environment);
  const perRow: number[] = [];
  for (const [index, rows] of sizes.entries()) {
    await seedRows(database, databaseUrl, sizes[index - 1] ?? 0, rows);
    const site = await startSite(environment);
    const subject: Subject = {
      name: `${engine}, ${rows.toLocaleString('en-US')} rows`,
      rows,
      url: `${site.url}/api/admin/submissions/${seededTable}`,
      cookie: await signIn(site.url, 'bench@example.org'),
      pid: site.process.pid ?? 0,
      bare,
    };
    section.figures.push(...(await measurePages(subject, plainPort)));
    await searches(subject, section);
    perRow.push(await exports(subject, section));
    if (rows === sizes.at(-1)) await meanwhile(subject, section);
    await site.stop();
  }
  const [small = Number.NaN] = perRow;
  const grown = {
    name: `${engine}, export, time a row at a million`,
    unit: 'µs',
    ours: perRow.at(-1) ?? Number.NaN,
  };
  section.figures.push(atMost(grown, { name: 'at ten thousand', value: small }, 1.5));
  plain.kill();
  await database.db.destroy();
  await postgres?.stop();
  await rm(dataDirectory, { recursive: true, force: true });
}

type Subject = {
  name: string;
  rows: number;
  url: string;
  cookie: string;
  pid: number;
  bare: BareReader;
};

async function searches({ name, url, cookie }: Subject, { figures }: Section): Promise<void> {
  for (const [what, word] of [
    ['rare', 'needle'],
    ['common', 'daughter'],
    ['absent', 'nowhere-to-be-found'],
  ] as const) {
    const started = performance.now();
    await (await fetch(`${url}?q=${word}`, { headers: { cookie } })).json();
    figures.push(
      told({ name: `${name}, search, ${what} word`, unit: 'ms', ours: performance.now() - started }),
    );
  }
}

/** Answers what a row took, in microseconds. */
async function exports(subject: Subject, { figures }: Section): Promise<number> {
  const { name, rows, url, cookie, pid, bare } = subject;
  let started = performance.now();
  const read = await bare.all();
  const theirs = read / ((performance.now() - started) / 1000);
  // Connections that went stale meanwhile are noticed first.
  await wait(200);
  started = performance.now();
  const response = await fetch(`${url}/export.csv`, { headers: { cookie } });
  let firstByte = 0;
  for await (const _ of response.body ?? []) firstByte ||= performance.now() - started;
  const ours = rows / ((performance.now() - started) / 1000);
  figures.push(
    atLeast({ name: `${name}, export`, unit: 'rows/s', ours }, { name: 'driver', value: theirs }, 0.25),
    within({ name: `${name}, export, first byte`, unit: 'ms', ours: firstByte }, 100),
    within({ name: `${name}, export, peak memory`, unit: 'MB', ours: peakMegabytes(pid) }, 350),
  );
  return 1e6 / ours;
}

/** Milliseconds that nobody waits longer for another's export or search. */
const longestWait = 50;

/** What others wait for a page while one exports or searches everything, beside what they wait otherwise. */
async function meanwhile({ name, url, cookie }: Subject, { figures }: Section): Promise<void> {
  const read = async (path: string) => {
    const response = await fetch(`${url}${path}`, { headers: { cookie } });
    for await (const _ of response.body ?? []);
  };
  const alone = p99(await pagesDuring({ url, cookie }, wait(5000)));
  for (const [what, path] of [
    ['an export', '/export.csv'],
    ['a search for nothing', '?q=never-to-be-found'],
  ] as const) {
    const ours = p99(await pagesDuring({ url, cookie }, read(path)));
    const figure = { name: `${name}, page during ${what}, p99`, unit: 'ms', ours };
    figures.push(within(figure, longestWait), told(figure, { name: 'without', value: alone }));
  }
}

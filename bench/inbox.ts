import type { Engine } from '../server/database/engine.ts';
import { writeCursor } from '../server/inbox/list.ts';
import { peakMegabytes, residentMegabytes } from '../tests/support/process-memory.ts';
import { startSite } from '../tests/support/site.ts';
import { asStaff, makeAdmin, type Staff } from '../tests/support/staff.ts';
import { measureAllForms } from './all-forms.ts';
import { middleOf, seedRows, withDatabase } from './database.ts';
import { type Driver, openDriver, startLeastServer, table } from './least-server.ts';
import { putUnderLoad } from './load.ts';
import type { Figure, Section } from './report.ts';

/** A hundred times the rows, so that a wrong exponent is seen. */
const sizes = [10_000, 1_000_000];
const limit = 50;
const load = { connections: 1, seconds: 5 };
const admin = 'bench@example.org';

/** Pages and exports of a table with a million rows, beside the driver and the least server over it. */
export async function benchInbox(): Promise<Section> {
  const figures: Figure[] = [];
  for (const engine of ['sqlite', 'postgres'] as const) figures.push(...(await measure(engine)));
  return { title: 'Inbox, a million rows', figures };
}

function measure(engine: Engine): Promise<Figure[]> {
  return withDatabase(engine, async (place) => {
    await makeAdmin(place.database, admin);
    const driver = openDriver(place);
    const least = await startLeastServer(place.environment);
    let [figures, perRowWhenSmall]: [Figure[], number] = [[], 0];
    for (const [index, rows] of sizes.entries()) {
      console.log(`  ${engine}, ${rows.toLocaleString('en-US')} rows`);
      await seedRows(place, sizes[index - 1] ?? 0, rows);
      const site = await startSite(place.environment);
      const subject: Subject = {
        engine,
        rows,
        driver,
        leastPort: least.port,
        port: Number(new URL(site.url).port),
        pid: site.process.pid ?? 0,
        staff: await asStaff(site.url, admin),
      };
      const pages = await measurePages(subject);
      const { perRow, ...exported } = await measureExport(subject, perRowWhenSmall);
      perRowWhenSmall = perRow;
      figures = [...pages, ...exported.figures, await measureDuringExport(subject)];
      if (rows === sizes.at(-1)) figures.push(...(await measureAllForms(place, subject, load)));
      await site.stop();
    }
    await least.stop();
    return figures;
  });
}

type Subject = {
  engine: Engine;
  rows: number;
  driver: Driver;
  leastPort: number;
  port: number;
  pid: number;
  staff: Staff;
};

async function measurePages({ engine, rows, leastPort, port, pid, staff }: Subject): Promise<Figure[]> {
  const middle = [middleOf(rows), 'm'];
  const figures: Figure[] = [];
  for (const [what, where, cursor] of [
    ['first page', '', ''],
    ['deep page', `and (created_at, id) < ('${middle.join("', '")}')`, `&cursor=${writeCursor(middle)}`],
  ] as const) {
    const text = `select * from ${table} where status <> 'spam' ${where} order by created_at desc, id desc limit ${limit + 1}`;
    const asLittle = { ...load, port: leastPort, path: `/?${encodeURIComponent(text)}`, cookie: '' };
    const path = `/api/admin/submissions/${table}?limit=${limit}${cursor}`;
    const least = await putUnderLoad(asLittle, pid);
    const ours = await putUnderLoad({ ...load, port, path, cookie: staff.cookie }, pid);
    figures.push({
      name: `${engine}, ${what}, p99`,
      unit: 'ms',
      ours: ours.p99,
      beside: { name: 'least server', value: least.p99 },
      goal: { most: 25 },
    });
  }
  return figures;
}

async function measureExport(
  { engine, rows, driver, pid, staff }: Subject,
  perRowWhenSmall: number,
): Promise<{ figures: Figure[]; perRow: number }> {
  const atRest = residentMegabytes(pid);
  let started = performance.now();
  await driver.readAll();
  const alone = (performance.now() - started) / 1000;
  started = performance.now();
  await exportAll(staff);
  const ours = (performance.now() - started) / 1000;
  const perRow = (1e6 * ours) / rows;
  const figures: Figure[] = [
    {
      name: `${engine}, export of CSV`,
      unit: 'rows/s',
      ours: rows / ours,
      beside: { name: 'bare driver', value: rows / alone },
      goal: { atLeast: 0.25 },
    },
    {
      name: `${engine}, export, time per row`,
      unit: 'µs',
      ours: perRow,
      beside: { name: `at ${sizes[0]?.toLocaleString('en-US')} rows`, value: perRowWhenSmall },
      goal: { atMost: 1.5 },
    },
    {
      name: `${engine}, export, peak memory`,
      unit: 'MB',
      ours: peakMegabytes(pid),
      beside: { name: 'before it', value: atRest },
      goal: { most: 350 },
    },
  ];
  return { figures, perRow };
}

/** What others wait for a page while somebody exports everything. */
async function measureDuringExport({ engine, port, pid, staff }: Subject): Promise<Figure> {
  const path = `/api/admin/submissions/${table}?limit=${limit}`;
  const pages = () => putUnderLoad({ ...load, port, path, cookie: staff.cookie }, pid);
  const without = await pages();
  let measuring = true;
  const during = pages().finally(() => {
    measuring = false;
  });
  while (measuring) await exportAll(staff);
  return {
    name: `${engine}, page during an export, p99`,
    unit: 'ms',
    ours: (await during).p99,
    beside: { name: 'without', value: without.p99 },
    goal: { most: 50 },
  };
}

async function exportAll({ ask }: Staff): Promise<void> {
  const { ok, status, body } = await ask(`submissions/${table}/export.csv`);
  if (!ok) throw new Error(`The export was answered with ${status}.`);
  for await (const _ of body ?? []);
}

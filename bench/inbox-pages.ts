import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { formForTable } from '../app/forms/registry.ts';
import type { Database } from '../server/database/database.ts';
import { counter } from '../server/inbox/count.ts';
import { listSchema, writeCursor } from '../server/inbox/list.ts';
import { jsonRecord } from '../server/inbox/records.ts';
import { readRows } from '../server/inbox/rows.ts';
import { openAsker } from './asker.ts';
import type { BareReader } from './bare-reader.ts';
import { atMost, type Figure, told } from './report.ts';
import { middleOf, seededTable } from './seed-rows.ts';

/** Staff ask a server that has been asked before. */
const warmUp = 3000;
const samples = 2000;
const limit = 50;

type Subject = { name: string; rows: number; url: string; cookie: string };
type Beside = { database: Database; bare: BareReader; plainPort: number };

/** The first page and one from the middle: read inside this process as the bare query is, and over HTTP. */
export async function measurePages(
  { name, rows, url, cookie }: Subject,
  { database, bare, plainPort }: Beside,
): Promise<Figure[]> {
  const figures: Figure[] = [];
  const middle = [middleOf(rows), 'm'];
  const read = reader(database);
  for (const [what, after, where] of [
    ['first page', null, ''],
    ['deep page', middle, `and (created_at, id) < ('${middle.join("', '")}')`],
  ] as const) {
    const text = `select * from ${seededTable} where status <> 'spam' ${where}
      order by created_at desc, id desc limit ${limit + 1}`;
    const query = { limit: String(limit), ...(after && { cursor: writeCursor(after) }) };
    const sql = { name: 'bare SQL', value: await late(() => bare.query(text)) };
    const plainly = await late(asking(`http://localhost:${plainPort}/?${encodeURIComponent(text)}`));
    const inside = await late(() => read(query));
    const ours = await late(asking(`${url}?${new URLSearchParams(query)}`, cookie));
    const served = { name: `${name}, ${what} over HTTP, p99`, unit: 'ms', ours };
    figures.push(
      atMost({ name: `${name}, ${what} read and counted, p99`, unit: 'ms', ours: inside }, sql, 3),
      atMost(served, sql, 3),
      told(served, { name: 'node:http + driver', value: plainly }),
    );
  }
  return figures;
}

/** `node:http` over the driver, in a process of its own as ours is. */
export async function startPlain(target: string): Promise<{ plain: ChildProcess; plainPort: number }> {
  const plain = fork(resolve(import.meta.dirname, 'plain-reader-process.ts'), [target]);
  const [{ port }] = (await once(plain, 'message')) as [{ port: number }];
  return { plain, plainPort: port };
}

/** What an answer to staff is made of, without the way there. */
function reader(database: Database): (query: Record<string, string>) => Promise<unknown> {
  const form = formForTable(seededTable);
  if (!form) throw new Error(`${seededTable} is no form's table.`);
  const counts = counter(database);
  return (query) => {
    const { after, sort, ...filter } = listSchema.parse(query);
    return Promise.all([
      readRows(database, sort, { form, filter, after, limit: filter.limit + 1, record: jsonRecord }),
      counts.total(form, filter),
    ]);
  };
}

function asking(address: string, cookie = ''): () => Promise<number> {
  const { port, pathname, search } = new URL(address);
  const { ask } = openAsker(Number(port));
  return () => ask(`GET ${pathname}${search} HTTP/1.1\r\nhost: localhost\r\ncookie: ${cookie}\r\n\r\n`);
}

/** The 99th percentile, in milliseconds. */
async function late(act: () => Promise<unknown>): Promise<number> {
  for (let warm = 0; warm < warmUp; warm++) await act();
  const times: number[] = [];
  for (let sample = 0; sample < samples; sample++) {
    const started = performance.now();
    await act();
    times.push(performance.now() - started);
  }
  return times.sort((a, b) => a - b)[Math.floor(samples * 0.99)] ?? Number.NaN;
}

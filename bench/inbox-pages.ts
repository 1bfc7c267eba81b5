import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { serverCommand } from '../scripts/server-command.mjs';
import { writeCursor } from '../server/inbox/list.ts';
import type { Asked, Took } from './answer-process.ts';
import { openAsker } from './asker.ts';
import { late } from './late.ts';
import { atMost, type Figure, told } from './report.ts';
import { middleOf, seededTable } from './seed-rows.ts';

const limit = 50;

type Subject = { name: string; rows: number; url: string; cookie: string };
type Beside = { plainPort: number; environment: Record<string, string> };

/** The first page and one from the middle: answered inside a process beside the bare query, and over HTTP. */
export async function measurePages(
  { name, rows, url, cookie }: Subject,
  { plainPort, environment }: Beside,
): Promise<Figure[]> {
  const figures: Figure[] = [];
  const middle = [middleOf(rows), 'm'];
  for (const [what, after, where] of [
    ['first page', null, ''],
    ['deep page', middle, `and (created_at, id) < ('${middle.join("', '")}')`],
  ] as const) {
    const text = `select * from ${seededTable} where status <> 'spam' ${where}
      order by created_at desc, id desc limit ${limit + 1}`;
    const query = new URLSearchParams({ limit: String(limit), ...(after && { cursor: writeCursor(after) }) });
    const path = `${new URL(url).pathname}?${query}`;
    const { bare, answer } = await answeredInside(environment, { text, path, cookie });
    const plainly = await late(asking(plainPort, `/?${encodeURIComponent(text)}`));
    const served = await late(asking(Number(new URL(url).port), path, cookie));
    const sql = { name: 'bare SQL', value: bare };
    const overHttp = { name: `${name}, ${what} over HTTP, p99`, unit: 'ms', ours: served };
    figures.push(
      atMost({ name: `${name}, ${what}, the whole answer, p99`, unit: 'ms', ours: answer }, sql, 3),
      atMost(overHttp, sql, 3),
      told(overHttp, { name: 'node:http + driver', value: plainly }),
    );
  }
  return figures;
}

/** `node:http` over the driver, in a process of its own as ours is. */
export async function startPlain(
  environment: Record<string, string>,
): Promise<{ plain: ChildProcess; plainPort: number }> {
  const plain = start('plain-reader-process.ts', environment);
  const [{ port }] = (await once(plain, 'message')) as [{ port: number }];
  return { plain, plainPort: port };
}

async function answeredInside(environment: Record<string, string>, asked: Asked): Promise<Took> {
  const inside = start('answer-process.ts', environment);
  await once(inside, 'message');
  inside.send(asked);
  const [took] = (await once(inside, 'message')) as [Took];
  inside.kill();
  return took;
}

/** With the flags of our server. */
function start(file: string, environment: Record<string, string>): ChildProcess {
  return fork(resolve(import.meta.dirname, file), {
    execArgv: serverCommand.flags,
    env: { ...process.env, LOG_LEVEL: 'warn', ...environment },
  });
}

function asking(port: number, path: string, cookie = ''): () => Promise<number> {
  const { ask } = openAsker(port);
  return () => ask(`GET ${path} HTTP/1.1\r\nhost: localhost\r\ncookie: ${cookie}\r\n\r\n`);
}

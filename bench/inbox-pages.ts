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
  const middle = [middleOf(rows), 'm'];
  const texts = ['', `and (created_at, id) < ('${middle.join("', '")}')`].map(
    (where) => `select * from ${seededTable} where status <> 'spam' ${where}
      order by created_at desc, id desc limit ${limit + 1}`,
  );
  const { port, pathname } = new URL(url);
  const paths = ['', `&cursor=${writeCursor(middle)}`].map((more) => `${pathname}?limit=${limit}${more}`);
  const { bare, answers } = await answeredInside(environment, { texts, paths, cookie });
  const plainly = await overHttp(
    plainPort,
    texts.map((text) => `/?${encodeURIComponent(text)}`),
  );
  const served = await overHttp(Number(port), paths, cookie);
  return ['first page', 'deep page'].flatMap((what, page) => {
    const figure = (how: string, p99: number[]) => ({
      name: `${name}, ${what}${how}, p99`,
      unit: 'ms',
      ours: p99[page] ?? Number.NaN,
    });
    const beside = (name: string, p99: number[]) => ({ name, value: p99[page] ?? Number.NaN });
    return [
      atMost(figure(', the whole answer', answers), beside('bare SQL', bare), 3),
      atMost(figure(' over HTTP', served), beside('bare SQL', bare), 3),
      told(figure(' over HTTP', served), beside('node:http + driver', plainly)),
    ];
  });
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

async function overHttp(port: number, paths: string[], cookie = ''): Promise<number[]> {
  const { ask, close } = openAsker(port);
  const acts = paths.map(
    (path) => () => ask(`GET ${path} HTTP/1.1\r\nhost: localhost\r\ncookie: ${cookie}\r\n\r\n`),
  );
  const took = await late(acts);
  close();
  return took;
}

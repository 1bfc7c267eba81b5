import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { writeCursor } from '../server/inbox/list.ts';
import { openAsker } from './asker.ts';
import { late } from './late.ts';
import { type Figure, told, within } from './report.ts';
import { middleOf, seededTable } from './seed-rows.ts';

const limit = 50;

/** Milliseconds for the 99th percentile of a page, at any size. */
const mostForPage = 25;

type Subject = { name: string; rows: number; url: string; cookie: string };

/** The first page and one from the middle over HTTP, beside the least server that shows the same rows. */
export async function measurePages(
  { name, rows, url, cookie }: Subject,
  plainPort: number,
): Promise<Figure[]> {
  const middle = [middleOf(rows), 'm'];
  const texts = ['', `and (created_at, id) < ('${middle.join("', '")}')`].map(
    (where) => `select * from ${seededTable} where status <> 'spam' ${where}
      order by created_at desc, id desc limit ${limit + 1}`,
  );
  const { port, pathname } = new URL(url);
  const paths = ['', `&cursor=${writeCursor(middle)}`].map((more) => `${pathname}?limit=${limit}${more}`);
  const plainly = await overHttp(
    plainPort,
    texts.map((text) => `/?${encodeURIComponent(text)}`),
  );
  const served = await overHttp(Number(port), paths, cookie);
  return ['first page', 'deep page'].flatMap((what, page) => {
    const figure = { name: `${name}, ${what}, p99`, unit: 'ms', ours: served[page] ?? Number.NaN };
    const beside = { name: 'node:http + driver', value: plainly[page] ?? Number.NaN };
    return [within(figure, mostForPage), told(figure, beside)];
  });
}

/** Milliseconds that requests for a page took, one after the other, until something else was done. */
export async function pagesDuring(
  { url, cookie }: Pick<Subject, 'url' | 'cookie'>,
  work: Promise<unknown>,
): Promise<number[]> {
  const { port, pathname } = new URL(url);
  const { ask, close } = openAsker(Number(port));
  const took: number[] = [];
  let done = false;
  const working = work.finally(() => {
    done = true;
  });
  while (!done) {
    const started = performance.now();
    await ask(`GET ${pathname}?limit=${limit} HTTP/1.1\r\nhost: localhost\r\ncookie: ${cookie}\r\n\r\n`);
    took.push(performance.now() - started);
  }
  await working;
  close();
  return took;
}

/** `node:http` over the driver, in a process of its own as ours is. */
export async function startPlain(
  environment: Record<string, string>,
): Promise<{ plain: ChildProcess; plainPort: number }> {
  const plain = fork(resolve(import.meta.dirname, 'plain-reader-process.ts'), {
    env: { ...process.env, LOG_LEVEL: 'warn', ...environment },
  });
  const [{ port }] = (await once(plain, 'message')) as [{ port: number }];
  return { plain, plainPort: port };
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

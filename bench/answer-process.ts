import { resolve } from 'node:path';
import { openServices } from '../server/services.ts';
import { bareReader } from './bare-reader.ts';
import { late } from './late.ts';

export type Asked = { texts: string[]; paths: string[]; cookie: string };
/** For each text what the bare query takes, and for each path what its answer does. */
export type Took = { bare: number[]; answers: number[] };

/**
 * The application and the bare driver in one process, started as the server is: the whole answer to a request,
 * from its cookie to the bytes of its body, beside one query. Neither has a network before it. Its environment
 * is the server's.
 */
const { createApp } = await import(resolve(import.meta.dirname, '../build/server/index.js'));
const services = await openServices(process.env);
const app = createApp(services);
const { query } = await bareReader(services.config);

process.on('message', async ({ texts, paths, cookie }: Asked) => {
  const requests = paths.map((path) => new Request(`http://localhost${path}`, { headers: { cookie } }));
  for (const request of requests) {
    const { status } = await app.fetch(request);
    if (status !== 200) throw new Error(`${request.url} was answered with ${status}.`);
  }
  const took: Took = {
    bare: await late(texts.map((text) => () => query(text))),
    answers: await late(requests.map((request) => () => app.fetch(request))),
  };
  process.send?.(took);
});
process.send?.('ready');

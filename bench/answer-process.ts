import { resolve } from 'node:path';
import { openServices } from '../server/services.ts';
import { bareReader } from './bare-reader.ts';
import { late } from './late.ts';

export type Asked = { text: string; path: string; cookie: string };
export type Took = { bare: number; answer: number };

/**
 * The application and the bare driver in one process, started as the server is: the whole answer to a request,
 * from its cookie to the bytes of its body, beside one query. Neither has a network before it. Its environment
 * is the server's.
 */
const { createApp } = await import(resolve(import.meta.dirname, '../build/server/index.js'));
const services = await openServices(process.env);
const app = createApp(services);
const { query } = await bareReader(services.config);

process.on('message', async ({ text, path, cookie }: Asked) => {
  const request = new Request(`http://localhost${path}`, { headers: { cookie } });
  const { status } = await app.fetch(request);
  if (status !== 200) throw new Error(`${path} was answered with ${status}.`);
  const took: Took = { bare: await late(() => query(text)), answer: await late(() => app.fetch(request)) };
  process.send?.(took);
});
process.send?.('ready');

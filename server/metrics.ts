import { timingSafeEqual } from 'node:crypto';
import { Hono } from 'hono';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { refuse } from './answers.ts';
import type { Config } from './config.ts';
import type { Database } from './database/database.ts';
import { contains, readNetworks } from './protection/networks.ts';
import type { AppEnv } from './request-context.ts';

const registry = new Registry();
collectDefaultMetrics({ register: registry });
const registers = [registry];

export const requests = new Histogram({
  name: 'http_request_duration_seconds',
  help: 'Answered requests and how long each took.',
  labelNames: ['method', 'room', 'status'],
  buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2, 5],
  registers,
});
export const submissions = new Counter({
  name: 'submissions_total',
  help: 'Submissions by form and how they ended.',
  labelNames: ['table', 'outcome'],
  registers,
});
export const databaseErrors = new Counter({
  name: 'database_errors_total',
  help: 'Connections lost and submissions that could not be stored.',
  registers,
});
const outboxWaiting = new Gauge({ name: 'outbox_waiting', help: 'Deliveries that wait.', registers });
const outboxFailed = new Gauge({ name: 'outbox_failed', help: 'Deliveries given up.', registers });
const outboxAge = new Gauge({
  name: 'outbox_oldest_seconds',
  help: 'Age of the delivery that waits longest.',
  registers,
});

const rooms = ['api', 'admin', 'assets', 'healthz', 'readyz', 'metrics'];

/** Few labels, whatever is asked for: a flood of made-up paths must not fill the memory. */
export function roomOf(path: string): string {
  const first = path.split('/', 2)[1] ?? '';
  return rooms.includes(first) ? first : 'pages';
}

/** `/metrics` for a collector on this machine, or one that knows the token. */
export function metrics({ metricsToken }: Config, database: Database): Hono<AppEnv> {
  return new Hono<AppEnv>().get('/metrics', async (context) => {
    const peer = context.env?.incoming?.socket.remoteAddress ?? '';
    // A request that a proxy on this machine passes on is not from this machine.
    const isLocal = isLoopback(peer) && !context.req.header('x-forwarded-for');
    if (!isLocal && !isToken(context.req.header('authorization'), metricsToken))
      return refuse(context, 403, 'Metrics are for this machine, or for who knows the token.');
    await readOutbox(database).catch(() => databaseErrors.inc());
    return context.body(await registry.metrics(), 200, { 'content-type': registry.contentType });
  });
}

const loopback = readNetworks('loopback');

function isLoopback(address: string): boolean {
  return loopback !== null && contains(loopback, address);
}

function isToken(header: string | undefined, token: string | null): boolean {
  if (!header || !token) return false;
  const [given, wanted] = [Buffer.from(header), Buffer.from(`Bearer ${token}`)];
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

async function readOutbox({ db }: Database): Promise<void> {
  const rows = await db
    .selectFrom('outbox')
    .select(({ fn }) => ['state', fn.countAll<number>().as('count'), fn.min('created_at').as('oldest')])
    .where('state', '!=', 'sent')
    .groupBy('state')
    .execute();
  const waiting = rows.find(({ state }) => state === 'waiting');
  outboxWaiting.set(Number(waiting?.count ?? 0));
  outboxFailed.set(Number(rows.find(({ state }) => state === 'failed')?.count ?? 0));
  outboxAge.set(waiting ? (Date.now() - Date.parse(waiting.oldest)) / 1000 : 0);
}

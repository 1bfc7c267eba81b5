import { timingSafeEqual } from 'node:crypto';
import { Hono } from 'hono';
import type { Config } from '#server/config/config.ts';
import { contains, readNetworks } from '#server/config/networks.ts';
import type { Database } from '#server/database/connection.ts';
import { refuse } from '#server/http/answers.ts';
import type { AppEnv } from '#server/http/request-context.ts';
import {
  databaseErrors,
  outboxAge,
  outboxFailed,
  outboxWaiting,
  registry,
} from '#server/telemetry/counters.ts';

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

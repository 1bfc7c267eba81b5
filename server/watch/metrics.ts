import { timingSafeEqual } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { forms } from '#app/forms/definitions/registry.ts';
import type { Config } from '#server/config/config.ts';
import { contains, readNetworks } from '#server/config/networks.ts';
import type { Database } from '#server/database/connection.ts';
import { refuse } from '#server/http/answers.ts';
import type { AppEnv } from '#server/http/request-context.ts';
import { readPulse } from '#server/inbox/pulse.ts';
import {
  databaseErrors,
  lateSubmissions,
  oldestNew,
  outboxAge,
  outboxFailed,
  outboxWaiting,
  registry,
} from '#server/telemetry/counters.ts';
import type { Watch } from './watch.ts';

type Needs = { config: Pick<Config, 'metricsToken'>; database: Database; watch: Watch };

/** `/metrics` for a collector that knows the token, or one on this machine that asks without a proxy. */
export function metrics({ config: { metricsToken }, database, watch }: Needs): Hono<AppEnv> {
  return new Hono<AppEnv>().get('/metrics', async (context) => {
    if (!isToken(context.req.header('authorization'), metricsToken) && !isFromThisMachine(context))
      return refuse(context, 403, 'Metrics need the token, or a request from this machine without a proxy.');
    await Promise.all([readOutbox(database), readUnanswered(database), watch.countFailing()]).catch(() =>
      databaseErrors.inc(),
    );
    return context.body(await registry.metrics(), 200, { 'content-type': registry.contentType });
  });
}

const loopback = readNetworks('loopback');

/**
 * A proxy on this machine passes on what strangers ask. One that we were told to trust never counts as this machine;
 * any other gives itself away by a header, by the name it was asked for, or (nginx, unless told otherwise) by
 * speaking HTTP/1.0.
 */
function isFromThisMachine(context: Context<AppEnv>): boolean {
  const incoming = context.env?.incoming;
  if (!incoming || !loopback || context.get('behindProxy')) return false;
  const { hostname = '' } = URL.parse(`http://${context.req.header('host')}`) ?? {};
  return (
    contains(loopback, incoming.socket.remoteAddress ?? '') &&
    (hostname === 'localhost' || contains(loopback, hostname.replace(/^\[|\]$/g, ''))) &&
    incoming.httpVersion !== '1.0' &&
    !Object.keys(incoming.headers).some((name) => passedOn.test(name))
  );
}

const passedOn = /^(x-forwarded|forwarded$|via$|x-real-ip$|x-client-ip$|true-client-ip$|cf-|x-original-)/;

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
    .where('kind', '!=', 'canary')
    .groupBy('state')
    .execute();
  const waiting = rows.find(({ state }) => state === 'waiting');
  outboxWaiting.set(Number(waiting?.count ?? 0));
  outboxFailed.set(Number(rows.find(({ state }) => state === 'failed')?.count ?? 0));
  outboxAge.set(waiting ? (Date.now() - Date.parse(waiting.oldest)) / 1000 : 0);
}

async function readUnanswered(database: Database): Promise<void> {
  const { tables } = await readPulse(database);
  for (const [table, { late }] of Object.entries(tables)) lateSubmissions.set({ table }, late);
  for (const { table, since } of await oldestOfEach(database))
    oldestNew.set({ table }, since ? (Date.now() - Date.parse(since)) / 1000 : 0);
}

async function oldestOfEach({ db }: Database): Promise<{ table: string; since: string | undefined }[]> {
  return Promise.all(
    forms.map(async ({ table }) => {
      const oldest = db.selectFrom(table).select('created_at').where('status', '=', 'new');
      return { table, since: (await oldest.orderBy('created_at').limit(1).executeTakeFirst())?.created_at };
    }),
  );
}

import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Config } from '#server/config/config.ts';
import type { Database } from '#server/database/connection.ts';
import { errorCode } from '#server/database/postgres.ts';
import type { DeliveryKind, OutboxRow } from '#server/database/schema/outbox-tables.ts';
import { type Courier, deliver } from './deliver.ts';
import { openMailer, RefusedForGood } from './mail.ts';
import { claimNext, markFailed, markSent } from './outbox.ts';
import type { RequestLinks } from './request-links.ts';

/** Mails do not wait for a webhook that hangs, nor webhooks for mails. */
const laneOf: Record<DeliveryKind, 'mail' | 'webhook'> = {
  'staff notice': 'mail',
  confirmation: 'mail',
  'account mail': 'mail',
  digest: 'mail',
  'addition notice': 'mail',
  'given notice': 'mail',
  'erasure notice': 'mail',
  reply: 'mail',
  webhook: 'webhook',
};
const kinds = Object.keys(laneOf) as DeliveryKind[];
const lanes = Map.groupBy(kinds, (kind) => laneOf[kind]);

type Needs = {
  config: Config;
  database: Database;
  links: RequestLinks;
  log: Logger;
  leaving: AbortController;
};

/** Every process runs one. Answers when the last thing it took up is done, after `leaving`. */
export async function runOutbox(services: Needs): Promise<void> {
  const { config, database, links } = services;
  if (!config.mail && !config.webhook) return;
  const mailer = config.mail && openMailer(config.mail);
  const courier = { database, config, links, mailer };
  await Promise.all([...lanes.values()].map((kinds) => workThrough(kinds, courier, services)));
  mailer?.close();
}

async function workThrough(kinds: DeliveryKind[], courier: Courier, { log, leaving }: Needs): Promise<void> {
  while (!leaving.signal.aborted) {
    const handled = await handleNext(kinds, courier, log).catch((error: unknown) => {
      log.warn({ code: errorCode(error) }, 'could not read the outbox; trying again');
      return false;
    });
    if (!handled) await pause(1000, null, { signal: leaving.signal }).catch(() => {});
  }
}

/** One at a time: whoever is killed between sending and marking has sent at most one that is sent again. */
async function handleNext(kinds: DeliveryKind[], courier: Courier, log: Logger): Promise<boolean> {
  const entry = await claimNext(courier.database, kinds);
  if (entry) await handle(courier, entry, log);
  return Boolean(entry);
}

async function handle(courier: Courier, entry: OutboxRow, log: Logger): Promise<void> {
  const { id, kind, attempts, submission_id } = entry;
  try {
    await deliver(courier, entry);
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'unknown error';
    log.warn({ id, kind, attempts, submission: submission_id, reason }, 'a delivery failed');
    return markFailed(courier.database, entry, { reason, forGood: error instanceof RefusedForGood });
  }
  log.info({ id, kind, attempts, submission: submission_id }, 'delivered');
  await markSent(courier.database, entry);
}

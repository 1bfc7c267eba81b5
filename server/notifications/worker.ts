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
  alarm: 'mail',
  canary: 'mail',
  webhook: 'webhook',
};
const kinds = Object.keys(laneOf) as DeliveryKind[];

/** Milliseconds between two looks at an outbox with nothing to send. */
const lookEvery = 1000;
/** More than this many that hang keep the others waiting. */
const mostWebhooksAtOnce = 10;

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
  const mailer = config.mail && openMailer(config.mail);
  const courier = { database, config, links, mailer };
  await Promise.all([mailer && sendMails(courier, services), callWebhooks(courier, services)]);
  mailer?.close();
}

/** One at a time: whoever is killed between sending and marking has sent at most one that is sent again. */
async function sendMails(courier: Courier, services: Needs): Promise<void> {
  const mails = kinds.filter((kind) => laneOf[kind] === 'mail');
  while (!services.leaving.signal.aborted) {
    const entry = await takeNext(courier, services, mails);
    await (entry ? handle(courier, entry, services.log) : nextLook(services));
  }
}

/** The same per webhook. One that hangs does not keep the others waiting. */
async function callWebhooks(courier: Courier, services: Needs): Promise<void> {
  const underWay = new Map<string, Promise<void>>();
  while (!services.leaving.signal.aborted) {
    const isFull = underWay.size >= mostWebhooksAtOnce;
    const entry = isFull ? null : await takeNext(courier, services, ['webhook'], [...underWay.keys()]);
    if (entry) {
      const call = handle(courier, entry, services.log).finally(() => underWay.delete(entry.target));
      underWay.set(entry.target, call);
    } else await Promise.race([nextLook(services), ...underWay.values()]);
  }
  await Promise.all(underWay.values());
}

function takeNext(
  { database }: Courier,
  { log }: Needs,
  kinds: DeliveryKind[],
  busy?: string[],
): Promise<OutboxRow | null> {
  return claimNext(database, kinds, busy).then(
    (entry) => entry ?? null,
    (error: unknown) => {
      log.warn({ code: errorCode(error) }, 'could not read the outbox; trying again');
      return null;
    },
  );
}

function nextLook({ leaving }: Needs): Promise<unknown> {
  return pause(lookEvery, null, { signal: leaving.signal }).catch(() => {});
}

/** What could not be marked is taken up again when its lease is over. */
function handle(courier: Courier, entry: OutboxRow, log: Logger): Promise<void> {
  return sendAndMark(courier, entry, log).catch((error: unknown) =>
    log.warn({ code: errorCode(error) }, 'could not mark a delivery; it is sent again'),
  );
}

async function sendAndMark(courier: Courier, entry: OutboxRow, log: Logger): Promise<void> {
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

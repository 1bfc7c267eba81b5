import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import { errorCode } from '#server/database/postgres.ts';
import type { Services } from '#server/services.ts';
import { type Courier, deliver } from './deliver.ts';
import { openMailer, RefusedForGood } from './mail.ts';
import { claimDue, markFailed, markSent } from './outbox.ts';
import type { OutboxRow } from './tables.ts';

/** Every process runs one. Answers when the last thing it took up is done, after `leaving`. */
export async function runOutbox({ config, database, log, leaving }: Services): Promise<void> {
  if (!config.mail && !config.webhook) return;
  const mailer = config.mail && openMailer(config.mail);
  const courier = { database, config, mailer };
  while (!leaving.signal.aborted) {
    const handled = await handleDue(courier, log).catch((error: unknown) => {
      log.warn({ code: errorCode(error) }, 'the outbox could not be read');
      return 0;
    });
    if (handled === 0) await pause(1000, null, { signal: leaving.signal }).catch(() => {});
  }
  mailer?.close();
}

async function handleDue(courier: Courier, log: Logger): Promise<number> {
  const due = await claimDue(courier.database);
  await Promise.all(due.map((entry) => handle(courier, entry, log)));
  return due.length;
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

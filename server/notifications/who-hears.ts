import { randomUUIDv7 } from 'node:crypto';
import type { Logger } from 'pino';
import type { FormTable } from '#app/forms/engine/define-form.ts';
import type { Config } from '#server/config/config.ts';
import type { Database } from '#server/database/connection.ts';
import type { Delivery } from '#server/database/schema/outbox-tables.ts';
import { type SharedReading, shareReading } from '#server/database/shared-reading.ts';
import { readChosenRecipients } from './setup/recipients.ts';
import { readSubscriptions } from './setup/webhooks.ts';

/** Who hears of submissions, as admins have set it up. */
export type WhoHears = {
  /** The addresses that are told of a form's submissions; none while mail is off. */
  recipientsOf: (table: FormTable) => readonly string[];
  /** What must be sent for a submission from this address. */
  deliveriesFor: (table: FormTable, visitorsEmail: string) => Delivery[];
};

type Needs = { database: Database; config: Pick<Config, 'mail' | 'webhook'>; log: Logger };

/** Held in memory, so that storing a submission takes no look at it, and shared by all processes. */
export async function openWhoHears({ database, config, log }: Needs): Promise<SharedReading<WhoHears>> {
  const ask = async () =>
    whoHears(config, await readChosenRecipients(database), await readSubscriptions(database));
  return shareReading({ what: 'who hears of submissions', log, known: await ask(), ask });
}

/** Forms that nothing was chosen for tell whom NOTIFY_EMAIL names. */
function whoHears(
  { mail, webhook }: Needs['config'],
  chosen: Awaited<ReturnType<typeof readChosenRecipients>>,
  subscriptions: Awaited<ReturnType<typeof readSubscriptions>>,
): WhoHears {
  const recipientsOf = (table: FormTable) => (mail ? (chosen.get(table) ?? mail.notify) : []);
  return {
    recipientsOf,
    deliveriesFor: (table, visitorsEmail) => {
      const deliveries: Omit<Delivery, 'id'>[] = [];
      for (const target of recipientsOf(table)) deliveries.push({ kind: 'staff notice', target });
      if (mail) deliveries.push({ kind: 'confirmation', target: visitorsEmail });
      if (webhook) deliveries.push({ kind: 'webhook', target: webhook.url });
      for (const { id, tables } of subscriptions)
        if (!tables || tables.includes(table)) deliveries.push({ kind: 'webhook', target: id });
      return deliveries.map((delivery) => ({ id: randomUUIDv7(), ...delivery }));
    },
  };
}

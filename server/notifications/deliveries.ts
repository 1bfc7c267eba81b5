import { randomUUIDv7 } from 'node:crypto';
import type { Config } from '#server/config/config.ts';
import type { Delivery } from '#server/database/schema/outbox-tables.ts';

/** What must be sent for a submission from this address. */
export type DeliveriesFor = (visitorsEmail: string) => Delivery[];

export function deliveriesOf({ mail, webhook }: Pick<Config, 'mail' | 'webhook'>): DeliveriesFor {
  return (visitorsEmail) => {
    const deliveries: Omit<Delivery, 'id'>[] = [];
    for (const target of mail?.notify ?? []) deliveries.push({ kind: 'staff notice', target });
    if (mail) deliveries.push({ kind: 'confirmation', target: visitorsEmail });
    if (webhook) deliveries.push({ kind: 'webhook', target: webhook.url });
    return deliveries.map((delivery) => ({ id: randomUUIDv7(), ...delivery }));
  };
}

import type { Config } from '#server/config/config.ts';
import type { Database } from '#server/database/connection.ts';
import type { Delivery } from '#server/database/schema/outbox-tables.ts';

/** What can be sent at the moment, and what staff call where it goes. */
export type Ways = {
  isOn: (delivery: Pick<Delivery, 'kind' | 'target'>) => boolean;
  nameOf: (delivery: Pick<Delivery, 'kind' | 'target'>) => string;
};

export async function readWays(
  { db }: Pick<Database, 'db'>,
  { mail, webhook }: Pick<Config, 'mail' | 'webhook'>,
): Promise<Ways> {
  const rows = await db.selectFrom('webhooks').select(['id', 'name', 'is_on']).execute();
  const made = new Map(rows.map(({ id, ...row }) => [id, row]));
  return {
    isOn: ({ kind, target }) => {
      if (kind !== 'webhook') return mail !== null;
      const known = made.get(target);
      return known ? known.is_on === 1 : webhook !== null;
    },
    // The rest of a webhook's address is often its password.
    nameOf: ({ kind, target }) =>
      kind === 'webhook' ? (made.get(target)?.name ?? URL.parse(target)?.host ?? 'unknown') : target,
  };
}

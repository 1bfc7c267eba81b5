import { randomBytes, randomUUIDv7 } from 'node:crypto';
import type { NewWebhook, WebhookFacts } from '#app/inbox/setup/answers.ts';
import { record } from '#server/accounts/audit.ts';
import type { Database } from '#server/database/connection.ts';

type Db = Pick<Database, 'db'>;

/** Each is called for every submission that it hears of. */
export const mostWebhooks = 20;

/** Which webhooks are to be called for which forms; null is all of them. */
export async function readSubscriptions({ db }: Db): Promise<{ id: string; tables: string[] | null }[]> {
  const rows = await db
    .selectFrom('webhooks')
    .select(['id', 'tables'])
    .where('is_on', '=', 1)
    .where('removed_at', 'is', null)
    .orderBy('id')
    .execute();
  return rows.map(({ id, tables }) => ({ id, tables: listIn(tables) }));
}

export function findWebhook({ db }: Db, id: string) {
  return db.selectFrom('webhooks').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Those that are there, oldest first. */
export async function readWebhooks({ db }: Db): Promise<WebhookFacts[]> {
  const rows = await db
    .selectFrom('webhooks')
    .selectAll()
    .select((eb) =>
      eb
        .selectFrom('outbox')
        .whereRef('outbox.target', '=', 'webhooks.id')
        .where('outbox.kind', '=', 'webhook')
        .where('outbox.state', '=', 'waiting')
        .select(({ fn }) => fn.countAll<number | string>().as('count'))
        .as('waiting'),
    )
    .where('removed_at', 'is', null)
    .orderBy('id')
    .execute();
  return rows.map(({ id, name, url, tables, shape, is_on, waiting, last_at, last_words }) => ({
    id,
    name,
    host: new URL(url).host,
    tables: listIn(tables),
    shape,
    isOn: is_on === 1,
    waiting: Number(waiting ?? 0),
    last: last_at && last_words ? { at: last_at, words: last_words } : null,
  }));
}

/** Answers its secret, which is told this once; null when there are as many as there may be. */
export async function addWebhook(
  { db }: Db,
  { tables, ...words }: NewWebhook,
  who: string,
): Promise<{ id: string; secret: string } | null> {
  const known = await readSubscriptionCount({ db });
  if (known >= mostWebhooks) return null;
  const id = randomUUIDv7();
  const secret = `whsec_${randomBytes(32).toString('base64')}`;
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('webhooks')
      .values({
        id,
        ...words,
        secret,
        tables: tables && JSON.stringify(tables),
        is_on: 1,
        made_at: new Date().toISOString(),
        made_by: who,
      })
      .execute();
    const host = new URL(words.url).host;
    await record({ db: trx }, who, 'made a webhook', { name: words.name, host, tables: tables ?? 'all' });
  });
  return { id, secret };
}

async function readSubscriptionCount({ db }: Db): Promise<number> {
  const rows = await db.selectFrom('webhooks').select('id').where('removed_at', 'is', null).execute();
  return rows.length;
}

/** False when it is not there any more. */
export async function switchWebhook({ db }: Db, id: string, isOn: boolean, who: string): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const changed = await trx
      .updateTable('webhooks')
      .set({ is_on: isOn ? 1 : 0 })
      .where('id', '=', id)
      .where('removed_at', 'is', null)
      .returning('name')
      .executeTakeFirst();
    if (changed)
      await record({ db: trx }, who, isOn ? 'switched a webhook on' : 'switched a webhook off', changed);
    return changed !== undefined;
  });
}

/** What waits for it is given up. Answers how many, or null when it is not there any more. */
export async function removeWebhook({ db }: Db, id: string, who: string): Promise<number | null> {
  return db.transaction().execute(async (trx) => {
    const removed = await trx
      .updateTable('webhooks')
      .set({ removed_at: new Date().toISOString(), is_on: 0, url: '', secret: '' })
      .where('id', '=', id)
      .where('removed_at', 'is', null)
      .returning('name')
      .executeTakeFirst();
    if (!removed) return null;
    const { numUpdatedRows } = await trx
      .updateTable('outbox')
      .set({ state: 'failed', error: wasRemoved })
      .where('target', '=', id)
      .where('kind', '=', 'webhook')
      .where('state', '=', 'waiting')
      .executeTakeFirst();
    const givenUp = Number(numUpdatedRows);
    await record({ db: trx }, who, 'removed a webhook', { ...removed, givenUp });
    return givenUp;
  });
}

export const wasRemoved = 'The webhook was removed';

export async function noteResult({ db }: Db, id: string, words: string): Promise<void> {
  await db
    .updateTable('webhooks')
    .set({ last_at: new Date().toISOString(), last_words: words })
    .where('id', '=', id)
    .execute();
}

function listIn(json: string | null): string[] | null {
  return json === null ? null : JSON.parse(json);
}

import { hash, randomBytes, randomUUIDv7 } from 'node:crypto';
import type { KeyFacts, KeyScope, NewKey } from '#app/inbox/setup/answers.ts';
import { record } from '#server/accounts/audit.ts';
import type { Database } from '#server/database/connection.ts';
import type { Tables } from '#server/database/schema/tables.ts';
import { limits } from '#server/protection/limits.ts';

type Db = Pick<Database, 'db'>;

/** Every key begins so: people and tools that look for lost secrets know it for one. */
const keyPrefix = 'prometheon_';
const shownCharacters = 4;
const day = 24 * 60 * 60 * 1000;

/** Answers the key, which is told this once; null when there are as many as there may be. */
export async function makeKey(
  { db }: Db,
  { name, scopes, tables, endsOn }: NewKey,
  who: string,
): Promise<{ id: string; key: string } | null> {
  const known = await db.selectFrom('api_keys').select('id').where('revoked_at', 'is', null).execute();
  if (known.length >= limits.apiKeys.most) return null;
  const id = randomUUIDv7();
  const key = keyPrefix + randomBytes(32).toString('base64url');
  const beginning = key.slice(0, keyPrefix.length + shownCharacters);
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('api_keys')
      .values({
        id,
        name,
        beginning,
        hash: hashOf(key),
        scopes: JSON.stringify(scopes),
        tables: tables && JSON.stringify(tables),
        ends_at: endsOn && new Date(Date.parse(endsOn) + day).toISOString(),
        made_at: new Date().toISOString(),
        made_by: who,
      })
      .execute();
    const detail = { name, beginning, scopes, tables: tables ?? 'all', endsOn };
    await record({ db: trx }, who, 'made an API key', detail);
  });
  return { id, key };
}

/** Of so many random bits that nothing slower is needed. */
function hashOf(key: string): string {
  return hash('sha256', key, 'base64url');
}

/** False when it is revoked already, or was never there. */
export async function revokeKey({ db }: Db, id: string, who: string): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const revoked = await trx
      .updateTable('api_keys')
      .set({ revoked_at: new Date().toISOString() })
      .where('id', '=', id)
      .where('revoked_at', 'is', null)
      .returning(['name', 'beginning'])
      .executeTakeFirst();
    if (revoked) await record({ db: trx }, who, 'revoked an API key', revoked);
    return revoked !== undefined;
  });
}

export type Key = Pick<KeyFacts, 'id' | 'name' | 'beginning' | 'scopes' | 'tables' | 'state'> & {
  firstUsedAt: string | null;
  lastUsedAt: string | null;
};

export async function findKey({ db }: Db, key: string): Promise<Key | null> {
  if (!key.startsWith(keyPrefix)) return null;
  const row = await db.selectFrom('api_keys').selectAll().where('hash', '=', hashOf(key)).executeTakeFirst();
  return row ? keyIn(row) : null;
}

type Row = Pick<
  Tables['api_keys'],
  'id' | 'name' | 'beginning' | 'scopes' | 'tables' | 'ends_at' | 'made_at' | 'made_by'
> & { first_used_at: string | null; last_used_at: string | null; revoked_at: string | null };

function keyIn(row: Row): Key {
  const scopes: KeyScope[] = JSON.parse(row.scopes);
  const tables: string[] | null = row.tables === null ? null : JSON.parse(row.tables);
  const { id, name, beginning, first_used_at: firstUsedAt, last_used_at: lastUsedAt } = row;
  return { id, name, beginning, scopes, tables, state: stateOf(row), firstUsedAt, lastUsedAt };
}

function stateOf({ revoked_at, ends_at }: Row): KeyFacts['state'] {
  if (revoked_at) return 'revoked';
  return ends_at && ends_at <= new Date().toISOString() ? 'ended' : 'works';
}

/** Newest first, revoked ones too: the audit log names them. */
export async function readKeys({ db }: Db): Promise<KeyFacts[]> {
  const rows = await db.selectFrom('api_keys').selectAll().orderBy('id', 'desc').execute();
  return rows.map((row) => {
    const { firstUsedAt: _, lastUsedAt: lastUsed, ...key } = keyIn(row);
    const endsOn = row.ends_at && new Date(Date.parse(row.ends_at) - day).toISOString().slice(0, 10);
    return { ...key, endsOn, madeAt: row.made_at, madeBy: row.made_by, lastUsed };
  });
}

/** At most once per hour and key something is written. */
export async function noteUse(
  { db }: Db,
  { id, name, beginning, firstUsedAt, lastUsedAt }: Key,
): Promise<void> {
  const hour = `${new Date().toISOString().slice(0, 13)}:00:00.000Z`;
  if (lastUsedAt !== null && lastUsedAt >= hour) return;
  await db.updateTable('api_keys').set({ last_used_at: hour }).where('id', '=', id).execute();
  if (firstUsedAt) return;
  await db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('api_keys')
      .set({ first_used_at: new Date().toISOString() })
      .where('id', '=', id)
      .where('first_used_at', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows > 0n)
      await record({ db: trx }, `API key “${name}”`, 'used an API key for the first time', { beginning });
  });
}

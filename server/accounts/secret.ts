import { randomBytes } from 'node:crypto';
import type { Database } from '#server/database/database.ts';

/** Signs session cookies. Made once and kept with the data, so every process on it shares the same. */
export async function sessionSecret({ db }: Database): Promise<string> {
  await db
    .insertInto('site_secrets')
    .values({ name: 'sessions', value: randomBytes(48).toString('base64url') })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const { value } = await db
    .selectFrom('site_secrets')
    .select('value')
    .where('name', '=', 'sessions')
    .executeTakeFirstOrThrow();
  return value;
}

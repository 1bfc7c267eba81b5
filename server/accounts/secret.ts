import { randomBytes } from 'node:crypto';
import type { Database } from '#server/database/connection.ts';

/**
 * Signs session cookies or the site's tries of its own forms, hides who was erased, or makes the links to visitors' own
 * pages. Made once and kept with the data, so every process on it shares the same.
 */
export async function siteSecret(
  { db }: Database,
  name: 'sessions' | 'people' | 'requests' | 'canaries',
): Promise<string> {
  await db
    .insertInto('site_secrets')
    .values({ name, value: randomBytes(48).toString('base64url') })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const { value } = await db
    .selectFrom('site_secrets')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return value;
}

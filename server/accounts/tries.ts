import { createHash } from 'node:crypto';
import type { Database } from '#server/database/connection.ts';
import { limits } from '#server/protection/limits.ts';

const { seconds, ...allowed } = limits.account;

/** What is counted for an account. */
export type Tried = keyof typeof allowed;

/**
 * Counts a try before anything is looked at, so that tries in parallel count as well. A table rather
 * than memory: the limit belongs to the account and holds across processes on both engines. Addresses
 * without an account are counted alike. Answers the seconds to wait, or 0.
 */
export async function countTry({ db }: Pick<Database, 'db'>, tried: Tried, email: string): Promise<number> {
  const now = Date.now();
  await db
    .deleteFrom('sign_in_tries')
    .where('since', '<', new Date(now - seconds * 1000).toISOString())
    .execute();
  const { tries, since } = await db
    .insertInto('sign_in_tries')
    .values({ account: accountKey(tried, email), since: new Date(now).toISOString(), tries: 1 })
    .onConflict((conflict) =>
      conflict.column('account').doUpdateSet(({ eb, ref }) => ({
        tries: eb(ref('sign_in_tries.tries'), '+', 1),
      })),
    )
    .returning(['tries', 'since'])
    .executeTakeFirstOrThrow();
  if (tries <= allowed[tried]) return 0;
  return Math.max(1, Math.ceil((Date.parse(since) + seconds * 1000 - now) / 1000));
}

export async function forgetTries({ db }: Pick<Database, 'db'>, tried: Tried, email: string): Promise<void> {
  await db.deleteFrom('sign_in_tries').where('account', '=', accountKey(tried, email)).execute();
}

/** People type passwords into the wrong field: what was typed is not kept. */
function accountKey(tried: Tried, email: string): string {
  const account = email.trim().toLowerCase();
  return createHash('sha256').update(`${tried} ${account}`).digest('base64url');
}

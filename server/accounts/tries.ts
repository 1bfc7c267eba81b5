import { createHash } from 'node:crypto';
import type { Database } from '#server/database/connection.ts';
import { limits } from '#server/protection/limits.ts';
import { countWithin, forget, uncount, type Window } from '#server/protection/window-count.ts';

const { seconds, ...kinds } = limits.tries;

/** What is tried. */
export type Tried = keyof typeof kinds;

/** At which account, by whom. Addresses without an account are counted alike. */
export type Try = { tried: Tried; account: string; visitor: string };

type Db = Pick<Database, 'db'>;
type Most = { account: number; visitor?: number; inAll?: number };

/** Counted before anything is looked at, so that tries in parallel count as well. Answers the seconds to wait, or 0. */
export function countTry(database: Db, attempt: Try): Promise<number> {
  return countWithin(database, windowsOf(attempt), seconds);
}

/** A try that was right does not count, and the account starts anew. */
export async function wasRight(database: Db, attempt: Try): Promise<void> {
  const account = keyOf(attempt.tried, 'account', attempt.account);
  const others = windowsOf(attempt).map(({ key }) => key);
  await forget(database, [account]);
  await uncount(database, others);
}

/** After a new password nobody has to wait. */
export async function forgetTries(database: Db, account: string): Promise<void> {
  const kinds: Tried[] = ['passwords', 'ownPasswords', 'codes'];
  await forget(
    database,
    kinds.map((tried) => keyOf(tried, 'account', account)),
  );
}

/** The window that all tries share comes last: in PostgreSQL each waits for it, for as long as the statement takes. */
function windowsOf({ tried, account, visitor }: Try): Window[] {
  const most: Most = kinds[tried];
  const windows = [
    { key: keyOf(tried, 'account', account), most: most.account },
    { key: keyOf(tried, 'visitor', visitor), most: most.visitor },
    { key: keyOf(tried, 'in all', ''), most: most.inAll },
  ];
  return windows.filter((window): window is Window => window.most !== undefined);
}

/** People type passwords into the wrong field, and nobody's network address is ours to keep: only a hash is. */
function keyOf(tried: Tried, by: string, whose: string): string {
  return createHash('sha256').update(`${tried} ${by} ${whose}`).digest('base64url');
}

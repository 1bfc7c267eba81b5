import type pg from 'pg';
import type { FormDefinition } from '#app/forms/engine/define-form.ts';
import type { PostgresEngine } from '#server/database/connection.ts';
import { errorCode } from '#server/database/postgres.ts';
import { batchStatement, type StoreBatch } from './batch-statement.ts';
import { confirmCanary, removalsOf } from './canary-removal.ts';
import type { Entry, Stored, StoreEntry, Waiting } from './entry.ts';

const mostTogether = 64;

/** Milliseconds. Rejects entries that waited longer for a database that hangs: their visitors are gone. */
const longestWait = 2000;

/**
 * Whatever arrives while the database is busy shares the next statement: one round trip and one commit for
 * many. One statement at a time and form stores more than two or three would, since each is then larger.
 */
export function postgresStore({ pool }: PostgresEngine): StoreEntry {
  const lanes = new Map<string, StoreEntry>();
  return async (entry) => {
    const { form, row } = entry;
    const store = lanes.get(form.table) ?? sharedByCopies(laneOf(pool, form));
    lanes.set(form.table, store);
    const stored = await store(entry);
    // A copy that another process stores at the same time was counted before it could see the first one.
    return stored.kind === 'limited' && row.idempotency_key ? store(entry) : stored;
  };
}

/** Copies that come while a submission is being stored get its answer: each would wait for a statement of its own. */
function sharedByCopies(store: StoreEntry): StoreEntry {
  const underWay = new Map<string, Promise<Stored>>();
  return (entry) => {
    const key = entry.row.idempotency_key;
    if (key === null) return store(entry);
    const storing = underWay.get(key) ?? store(entry).finally(() => underWay.delete(key));
    underWay.set(key, storing);
    return storing;
  };
}

function laneOf(pool: pg.Pool, form: FormDefinition): StoreEntry {
  const storeBatch = withCanaries(pool, batchStatement(pool, form));
  let waiting: (Waiting & { since: number })[] = [];
  let busy = false;

  return (entry) =>
    new Promise((resolve, reject) => {
      waiting.push({ entry, resolve, reject, since: performance.now() });
      if (!busy) storeWaiting();
    });

  async function storeWaiting(): Promise<void> {
    busy = true;
    while (waiting.length > 0) {
      const { together, left } = partOf(waiting);
      waiting = left;
      await storeTogether(storeBatch, together);
      const oldest = performance.now() - longestWait;
      for (const { since, reject } of waiting)
        if (since < oldest) reject(new Error('the database is too slow'));
      waiting = waiting.filter(({ since }) => since >= oldest);
    }
    busy = false;
  }
}

/** Those that would count or compare against each other do not share a statement: it sees only what was before it. */
function partOf<T extends Waiting>(waiting: T[]): { together: T[]; left: T[] } {
  const [first, ...others] = waiting;
  // What goes wrong with a canary must not touch a visitor.
  if (first?.entry.isCanary) return { together: [first], left: others };
  const seen = new Set<string | null>();
  const together: T[] = [];
  const left: T[] = [];
  for (const one of waiting) {
    const { visitor, widerNetwork, row } = one.entry;
    const keys = [visitor, row.request_hash, ...(widerNetwork ? [widerNetwork] : [])];
    const isApart = !one.entry.isCanary && !keys.some((key) => seen.has(key));
    (isApart && together.length < mostTogether ? together : left).push(one);
    for (const key of keys) seen.add(key);
  }
  return { together, left };
}

async function storeTogether(storeBatch: StoreBatch, together: Waiting[]): Promise<void> {
  try {
    const answerTo = await storeBatch(together.map(({ entry }) => entry));
    for (const { entry, resolve } of together) resolve(answerTo(entry));
  } catch (error) {
    // One that cannot be stored must not take the others with it.
    if (together.length > 1 && wasRefused(error))
      for (const one of together) await storeTogether(storeBatch, [one]);
    else for (const { reject } of together) reject(error);
  }
}

/** The database did not take the statement, so nothing of it is stored: bad data, a broken rule, a deadlock. */
function wasRefused(error: unknown): boolean {
  return /^(22|23|40)/.test(errorCode(error));
}

/** A canary comes alone; it is stored and removed in one transaction. */
function withCanaries(pool: pg.Pool, storeBatch: StoreBatch): StoreBatch {
  return async (entries) => {
    const [canary] = entries;
    if (!canary?.isCanary) return storeBatch(entries);
    const client = await pool.connect();
    try {
      await client.query('begin');
      const answerTo = await storeBatch([canary], client);
      await takeBack(client, canary);
      await client.query('commit');
      client.release();
      return answerTo;
    } catch (error) {
      // Closing the connection rolls back whatever state it is in.
      client.release(true);
      throw error;
    }
  };
}

async function takeBack(client: pg.PoolClient, entry: Entry): Promise<void> {
  const removed: Record<string, unknown>[][] = [];
  for (const { text, value } of removalsOf(entry)) removed.push((await client.query(text, [value])).rows);
  confirmCanary(entry, removed);
}

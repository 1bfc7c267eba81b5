import type { Logger } from 'pino';
import type { Database } from '#server/database/connection.ts';
import { errorCode } from '#server/database/postgres.ts';
import { limits } from './limits.ts';

const { submissions: most, seconds } = limits.everyone;
const key = 'everyone';
const everyMs = 1000;

/**
 * Counts what all processes store together. Each adds its share once a second: a row that every submission
 * wrote to would make them wait for each other. So the limit holds to within a second.
 */
export type Everyone = { count: () => void; fullSince: () => string | null; stop: () => void };

export function countEveryone(database: Database, log: Logger): Everyone {
  let own = 0;
  let shared = { since: '', count: 0 };

  async function share(): Promise<void> {
    const adding = own;
    own = 0;
    try {
      shared = await add(database, adding);
    } catch (error) {
      own += adding;
      log.debug({ code: errorCode(error) }, 'could not add to the count of all submissions; trying again');
    }
  }
  const timer = setInterval(() => (own > 0 ? share() : null), everyMs);
  timer.unref();
  return {
    count: () => {
      own += 1;
    },
    fullSince: () => {
      const isCurrent = shared.since > windowStart() && shared.since <= latestStart();
      const current = isCurrent ? shared : { since: new Date().toISOString(), count: 0 };
      return current.count + own >= most ? current.since : null;
    },
    stop: () => clearInterval(timer),
  };
}

/** A window that begins later was begun by a clock that has been put right since, and is over. */
function latestStart(): string {
  return new Date(Date.now() + 60_000).toISOString();
}

function windowStart(): string {
  return new Date(Date.now() - seconds * 1000).toISOString();
}

function add({ db }: Database, adding: number): Promise<{ since: string; count: number }> {
  const start = windowStart();
  return db
    .insertInto('visitor_counts')
    .values({ key, since: new Date().toISOString(), count: adding })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet(({ eb, ref, and }) => {
        const fresh = and([
          eb('visitor_counts.since', '>', start),
          eb('visitor_counts.since', '<=', latestStart()),
        ]);
        return {
          since: eb.case().when(fresh).then(ref('visitor_counts.since')).else(ref('excluded.since')).end(),
          count: eb
            .case()
            .when(fresh)
            .then(eb('visitor_counts.count', '+', ref('excluded.count')))
            .else(ref('excluded.count'))
            .end(),
        };
      }),
    )
    .returning(['since', 'count'])
    .executeTakeFirstOrThrow();
}

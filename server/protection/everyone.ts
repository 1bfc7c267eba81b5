import type { Logger } from 'pino';
import type { Database } from '#server/database/connection.ts';
import { errorCode } from '#server/database/postgres.ts';
import { limits } from './limits.ts';
import { addToWindows, boundsOf, type Count } from './window-count.ts';

const { submissions: most, seconds } = limits.everyone;
const key = 'everyone';
const everyMs = 1000;
const nothing: Count = { key, since: '', count: 0 };

/**
 * Counts what all processes store together. Each adds its share once a second: a row that every submission
 * wrote to would make them wait for each other. So the limit holds to within a second.
 */
export type Everyone = { count: () => void; fullSince: () => string | null; stop: () => void };

export function countEveryone(database: Database, log: Logger): Everyone {
  let own = 0;
  let shared = nothing;

  async function share(): Promise<void> {
    const adding = own;
    own = 0;
    try {
      [shared = nothing] = await addToWindows(database, [key], seconds, adding);
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
      const { earliest, latest } = boundsOf(seconds);
      const isCurrent = shared.since > earliest && shared.since <= latest;
      const current = isCurrent ? shared : { since: new Date().toISOString(), count: 0 };
      return current.count + own >= most ? current.since : null;
    },
    stop: () => clearInterval(timer),
  };
}

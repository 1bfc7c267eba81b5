import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import { endTurn, takeTurn } from '#server/backup/turns.ts';
import type { Config } from '#server/config/config.ts';
import type { Database } from '#server/database/connection.ts';
import { errorCode } from '#server/database/postgres.ts';
import type { Watch } from './watch.ts';

/** Milliseconds. A new version is on every process by then. */
const firstRound = 60_000;

type Needs = {
  config: Pick<Config, 'canaryEvery' | 'publicOrigin'>;
  database: Database;
  log: Logger;
  watch: Watch;
  leaving: AbortController;
};

/** One process of all tries the site, round after round. Answers when the last round is over, after `leaving`. */
export async function keepWatch(needs: Needs, ownAddress: string): Promise<void> {
  const { config, log, watch, leaving } = needs;
  const { canaryEvery: every, publicOrigin } = config;
  if (!every) return;
  for (let wait = Math.min(firstRound, every); ; wait = every) {
    await pause(wait, null, { signal: leaving.signal, ref: false }).catch(() => {});
    if (leaving.signal.aborted) return;
    try {
      if (await isOurRound(needs.database, every, Date.now())) await watch.tryAll(publicOrigin ?? ownAddress);
    } catch (error) {
      log.error({ error, code: errorCode(error) }, 'the site could not try itself; trying again');
    }
  }
}

/** While the database is away nobody can take turns, so every process looks for itself. */
export async function isOurRound(database: Database, every: number, now: number): Promise<boolean> {
  try {
    if (!(await takeTurn(database, 'canary', now, every))) return false;
    // Set at once: if this process dies in its round, the next round is another one's.
    await endTurn(database, 'canary', now + every);
    return true;
  } catch {
    return true;
  }
}

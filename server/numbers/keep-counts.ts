import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Database } from '#server/database/connection.ts';
import { errorCode } from '#server/database/postgres.ts';
import { limits } from '#server/protection/limits.ts';
import { type Admitted, admitOrigins } from './admit-origins.ts';
import type { openPending, PendingVisitor } from './pending.ts';
import type { openSalts } from './salts.ts';
import { storeVisits } from './store-visits.ts';
import { addTallies } from './tallies.ts';

const { storedAfterMs, inOneGo, marksPerDay } = limits.visits;

type Needs = {
  database: Database;
  log: Logger;
  pending: ReturnType<typeof openPending>;
  salts: ReturnType<typeof openSalts>;
};

/** Stores what waits, all of it together and a little at a time, so that nothing else has to wait for it. */
export function keepCounts({ database, log, pending, salts }: Needs) {
  const admitted: Admitted = { day: '', names: new Set() };
  const marks = { day: '', made: 0 };
  let timer: NodeJS.Timeout | undefined;
  let storing: Promise<void> = Promise.resolve();

  async function storeAll(): Promise<void> {
    const { visitors, tallies } = pending.take();
    const left = new Set(visitors);
    try {
      await salts.prepare(Date.now());
      if (tallies.length > 0) await addTallies(database.db, tallies);
      tallies.length = 0;
      for (const [day, ofDay] of Map.groupBy(visitors, (one) => one.day))
        for (let start = 0; start < ofDay.length; start += inOneGo) {
          const some = ofDay.slice(start, start + inOneGo);
          await storeSome(day, some);
          for (const one of some) left.delete(one);
          // SQLite works on the thread that answers visitors: they come in between.
          await nextTurn();
        }
    } catch (error) {
      // The database may be away: what was counted waits, up to a limit.
      log.warn({ code: errorCode(error) }, 'visits could not be stored yet');
      pending.putBack({ visitors: [...left], tallies });
      storeSoon();
    }
  }

  async function storeSome(day: string, visitors: PendingVisitor[]): Promise<void> {
    if (marks.day !== day) Object.assign(marks, { day, made: 0 });
    const told = visitors.flatMap(({ arrivals }) => arrivals.map(({ origin }) => origin));
    const admit = await admitOrigins(database.db, day, told, admitted);
    const mayMark = marks.made < marksPerDay;
    marks.made += await database.db
      .transaction()
      .execute((trx) => storeVisits(trx, day, visitors, admit, mayMark));
  }

  function store(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    storing = storing.then(storeAll);
    return storing;
  }

  function storeSoon(): void {
    timer ??= setTimeout(store, storedAfterMs).unref();
  }

  return { store, storeSoon };
}

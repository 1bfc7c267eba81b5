import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';

/** Milliseconds; processes agree within the first, and nobody waits longer than the second. */
const freshFor = 5000;
const longestWait = 300;

/** Something that every process reads from the database and holds for a moment. */
export type SharedReading<T> = {
  /** As it was read at most five seconds ago; the last known when the database does not answer. */
  current: () => Promise<T>;
  /** Reads it now: whoever has changed it asks for this. */
  read: () => Promise<T>;
};

type Reading<T> = { what: string; known: T; ask: (known: T) => Promise<T>; log: Logger };

export function shareReading<T>({ what, known, ask, log }: Reading<T>): SharedReading<T> {
  let last = known;
  let freshUntil = 0;
  let reading: Promise<unknown> | null = null;
  let asked = 0;
  let answered = 0;

  async function read(): Promise<T> {
    asked += 1;
    const turn = asked;
    const answer = await ask(last);
    // A slow answer must not undo one that was asked for later.
    if (turn > answered) {
      answered = turn;
      last = answer;
    }
    return last;
  }

  async function current(): Promise<T> {
    if (performance.now() >= freshUntil) {
      freshUntil = performance.now() + freshFor;
      reading = read()
        .catch((error: unknown) => log.error({ error }, `${what} could not be read`))
        .finally(() => {
          reading = null;
        });
    }
    if (reading) await Promise.race([reading, pause(longestWait, undefined, { ref: false })]);
    return last;
  }

  return { current, read };
}

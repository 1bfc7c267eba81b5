import type { Logger } from 'pino';
import type { Pulse } from '#app/inbox/pulse.ts';
import type { Database } from '#server/database/connection.ts';
import { readPulse } from './pulse.ts';

const interval = 1000;

/**
 * Tells listeners when something has changed, whichever process changed it. It asks once a second and only
 * while someone listens: right on both engines, without triggers or a connection of its own.
 */
export function livePulse(database: Database, log: Logger) {
  const listeners = new Set<(pulse: Pulse) => void>();
  let timer: NodeJS.Timeout | null = null;
  let last = '';

  async function beat(): Promise<void> {
    try {
      const pulse = await readPulse(database);
      const now = JSON.stringify(pulse);
      if (now !== last) for (const listener of listeners) listener(pulse);
      last = now;
    } catch (error) {
      log.warn({ error }, 'could not read the inbox for live updates; trying again');
    }
    timer = listeners.size > 0 ? setTimeout(beat, interval).unref() : null;
  }

  return function listen(listener: (pulse: Pulse) => void): () => void {
    listeners.add(listener);
    // The newcomer hears how things stand, and so does everyone else.
    last = '';
    if (!timer) timer = setTimeout(beat, 0);
    return () => listeners.delete(listener);
  };
}

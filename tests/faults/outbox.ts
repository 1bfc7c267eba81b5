import { setTimeout as wait } from 'node:timers/promises';
import type { Rig } from './rig.ts';

/**
 * What is asked is whether it arrives, not when: pauses between tries, seconds for second thoughts and the turn of a
 * worker that was killed are over.
 */
export function sendWaitingNow(rig: Rig): Promise<unknown> {
  return rig.look(({ db }) =>
    db.updateTable('outbox').set({ next_at: '' }).where('state', '=', 'waiting').execute(),
  );
}

export async function untilAllSent(rig: Rig, say: (waiting: number) => void): Promise<void> {
  for (;;) {
    const waiting = await rig.look(({ db }) =>
      db.selectFrom('outbox').select('id').where('state', '=', 'waiting').execute(),
    );
    if (waiting.length === 0) return;
    say(waiting.length);
    await wait(1000);
  }
}

import { buildRig } from '#tests/faults/rig.ts';
import { atMost, type Figure, type Scenario } from '#tests/faults/scenario.ts';
import { readDay } from '#tests/numbers/counted-day.ts';
import { makeDay } from '#tests/numbers/made-day.ts';
import { sendDay } from '#tests/numbers/send-day.ts';

const mostOff = 2;

/** A whole day of visitors, robots, blockers and people who ask not to be counted, whose truth is known. */
export const visits: Scenario[] = (['sqlite', 'postgres'] as const).map((engine) => ({
  name: engine === 'sqlite' ? 'visits' : 'visits-postgres',
  title: `A made day is counted as it was, ${engine} (requests)`,
  rounds: { long: 20_000, short: 2000 },
  run: async (requests): Promise<Figure[]> => {
    const rig = await buildRig(engine);
    const site = await rig.start();
    const { truth, ...day } = makeDay(requests, rig.url);
    await sendDay([rig.url], { truth, ...day });
    await site.stop();
    const counted = await rig.look(readDay);
    await rig.dispose();
    const off = (what: string, found: number, known: number) =>
      atMost(`${what}: ${found} of ${known}`, (100 * Math.abs(found - known)) / known, mostOff, ' % off');
    return [
      off('views', counted.views, truth.views),
      off('visits', counted.visits, truth.visits),
      off('forms seen', counted.seen, truth.seen),
      off('forms begun', counted.begun, truth.begun),
      off('robots left out', counted.robots ?? 0, truth.robots),
      off('prefetches left out', counted.prefetches ?? 0, truth.prefetches),
      off('asked not to be counted', counted.askedNot ?? 0, truth.askedNot),
    ];
  },
}));

import { setTimeout as wait } from 'node:timers/promises';
import { buildRig, compareWithStored, untilServing } from '#tests/faults/rig.ts';
import { type Scenario, withinSeconds } from '#tests/faults/scenario.ts';
import { sendVisitors } from '#tests/faults/visitors.ts';
import { hasPgBouncer, startPgBouncer } from '#tests/support/pgbouncer.ts';
import { newDatabase, startPostgres } from '#tests/support/postgres.ts';

const pooler: Scenario = {
  name: 'pooler',
  title: 'PgBouncer in transaction mode stands before PostgreSQL, is killed and comes back',
  rounds: { long: 10, short: 1 },
  run: async (rounds, say) => {
    if (!hasPgBouncer) return [{ what: 'pgbouncer', value: 'not installed', promise: '', held: true }];
    const postgres = await startPostgres();
    const bouncer = await startPgBouncer(await newDatabase(postgres.url));
    const rig = await buildRig('postgres', bouncer.url);
    const site = await rig.start();
    const visitors = sendVisitors(rig.url);
    let slowest = 0;
    for (let round = 1; round <= rounds; round++) {
      say(`round ${round} of ${rounds}, ${visitors.tally.acknowledged.size} acknowledged`);
      await wait(1500);
      await bouncer.kill();
      await wait(500);
      await bouncer.start();
      slowest = Math.max(slowest, await untilServing(rig.url));
    }
    await wait(1500);
    await visitors.stop();
    await site.stop();
    const figures = await compareWithStored(rig, visitors.tally);
    await rig.dispose();
    await bouncer.stop();
    await postgres.stop();
    return [...figures, withinSeconds('slowest return', slowest, 5)];
  },
};

export const poolers = [pooler];

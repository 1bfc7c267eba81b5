import { setTimeout as wait } from 'node:timers/promises';
import { buildRig, compareWithStored, untilServing } from '#tests/faults/rig.ts';
import { atMost, type Scenario, withinSeconds } from '#tests/faults/scenario.ts';
import { sendVisitors } from '#tests/faults/visitors.ts';
import { newDatabase, query, startPostgres } from '#tests/support/postgres.ts';

const failover: Scenario = {
  name: 'failover',
  title: 'The primary of two PostgreSQL servers dies and its follower takes over',
  rounds: { long: 5, short: 1 },
  run: async (rounds, say) => {
    let slowest = 0;
    let lost = 0;
    let acknowledged = 0;
    for (let round = 1; round <= rounds; round++) {
      say(`round ${round} of ${rounds}, ${acknowledged} acknowledged`);
      const primary = await startPostgres();
      const databaseUrl = await newDatabase(primary.url);
      const follower = await startPostgres({ following: primary.url });
      // Acknowledged means: both have it.
      await query(primary.url, `alter system set synchronous_standby_names = '*'`);
      await query(primary.url, 'select pg_reload_conf()');
      const both = databaseUrl.replace(/@([^/]+)/, (_, host) => `@${host},${new URL(follower.url).host}`);
      const rig = await buildRig('postgres', both);
      const site = await rig.start();
      const visitors = sendVisitors(rig.url);
      await wait(1500);

      primary.signal('SIGKILL');
      const killed = performance.now();
      await query(follower.url, 'alter system reset synchronous_standby_names');
      await query(follower.url, 'select pg_promote()');
      await untilServing(rig.url);
      slowest = Math.max(slowest, (performance.now() - killed) / 1000);
      await wait(1500);
      await visitors.stop();
      await site.stop();
      const [count, missing] = await compareWithStored(rig, visitors.tally);
      acknowledged += Number(count?.value);
      lost += Number(missing?.value);
      await rig.dispose();
      await follower.stop();
      await primary.stop();
    }
    return [
      { what: 'acknowledged', value: acknowledged, promise: '> 0', held: acknowledged > 0 },
      atMost('acknowledged but missing', lost, 0),
      withinSeconds('slowest return', slowest, 15),
    ];
  },
};

export const failovers = [failover];

import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import type { Engine } from '#server/database/engine.ts';
import { buildRig, compareWithStored, untilServing } from '#tests/faults/rig.ts';
import { atMost, type Scenario, withinSeconds } from '#tests/faults/scenario.ts';
import { sendVisitors } from '#tests/faults/visitors.ts';

const aMoment = () => wait(100 + 300 * Math.random());

const killedServer = (engine: Engine): Scenario => ({
  name: `killed-${engine}`,
  title: `The server is killed under load (${engine})`,
  rounds: { long: 100, short: 3 },
  run: async (rounds, say) => {
    const rig = await buildRig(engine);
    const visitors = sendVisitors(rig.url);
    let slowest = 0;
    for (let round = 1; round <= rounds; round++) {
      say(`round ${round} of ${rounds}, ${visitors.tally.acknowledged.size} acknowledged`);
      const starting = performance.now();
      const site = await rig.start();
      await untilServing(rig.url);
      slowest = Math.max(slowest, (performance.now() - starting) / 1000);
      await aMoment();
      site.process.kill('SIGKILL');
      await once(site.process, 'exit');
    }
    const last = await rig.start();
    await visitors.stop();
    await last.stop();
    const figures = await compareWithStored(rig, visitors.tally);
    await rig.dispose();
    return [...figures, withinSeconds('slowest return', slowest, 15)];
  },
});

const killedDatabase: Scenario = {
  name: 'killed-database',
  title: 'PostgreSQL itself is killed under load',
  rounds: { long: 100, short: 2 },
  run: async (rounds, say) => {
    const rig = await buildRig('postgres');
    const site = await rig.start();
    const visitors = sendVisitors(rig.url);
    let slowest = 0;
    for (let round = 1; round <= rounds; round++) {
      say(`round ${round} of ${rounds}, ${visitors.tally.acknowledged.size} acknowledged`);
      await aMoment();
      rig.postgres?.signal('SIGKILL');
      const killed = performance.now();
      await rig.postgres?.start();
      await untilServing(rig.url);
      slowest = Math.max(slowest, (performance.now() - killed) / 1000);
    }
    await visitors.stop();
    const exits = site.process.exitCode === null ? 0 : 1;
    await site.stop();
    const figures = await compareWithStored(rig, visitors.tally);
    await rig.dispose();
    return [
      ...figures,
      withinSeconds('slowest return', slowest, 15),
      atMost('exits of our server', exits, 0),
    ];
  },
};

export const killed = [killedServer('sqlite'), killedServer('postgres'), killedDatabase];

import { setTimeout as wait } from 'node:timers/promises';
import { nginxIsMissing, startNginx } from '#tests/faults/nginx.ts';
import { buildRig, compareWithStored } from '#tests/faults/rig.ts';
import { atMost, type Scenario } from '#tests/faults/scenario.ts';
import { sendVisitors } from '#tests/faults/visitors.ts';
import { freePort } from '#tests/support/postgres.ts';

const rollingRestart: Scenario = {
  name: 'rolling-restart',
  title: 'Two processes behind nginx are restarted in turn under load',
  rounds: { long: 20, short: 2 },
  run: async (rounds, say) => {
    const rig = await buildRig('postgres');
    const ports = [String(await freePort()), String(await freePort())];
    const sites = await Promise.all(ports.map((PORT) => rig.start({ PORT })));
    const nginx = await startNginx(sites.map(({ url }) => url));
    if (!nginx) {
      await Promise.all(sites.map((site) => site.stop()));
      await rig.dispose();
      return [nginxIsMissing];
    }
    const visitors = sendVisitors(nginx.url);
    const readers = readPages(nginx.url);
    for (let round = 1; round <= rounds; round++) {
      say(`restart ${round} of ${rounds}, ${visitors.tally.acknowledged.size} acknowledged`);
      const turn = round % 2;
      await sites[turn]?.stop();
      await wait(200);
      sites[turn] = await rig.start({ PORT: ports[turn] ?? '' });
      await wait(300);
    }
    const { statuses, cut } = await visitors.stop();
    const unread = await readers.stop();
    await nginx.stop();
    await Promise.all(sites.map((site) => site.stop()));
    const figures = await compareWithStored(rig, visitors.tally);
    await rig.dispose();
    const refused = Object.entries(statuses)
      .filter(([status]) => status !== '201')
      .map(([, count]) => count);
    return [
      ...figures,
      atMost(
        'submissions that failed',
        refused.reduce((sum, count) => sum + count, cut),
        0,
      ),
      atMost('pages that failed', unread, 0),
    ];
  },
};

function readPages(url: string) {
  let reading = true;
  let failed = 0;
  const done = (async () => {
    while (reading) {
      const ok = await fetch(`${url}/contact`).then(
        ({ status }) => status === 200,
        () => false,
      );
      if (!ok) failed += 1;
      await wait(10);
    }
  })();
  return {
    stop: async () => {
      reading = false;
      await done;
      return failed;
    },
  };
}

export const rolling = [rollingRestart];

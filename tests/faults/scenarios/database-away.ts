import { setTimeout as wait } from 'node:timers/promises';
import { openGate } from '#tests/faults/gate.ts';
import { buildRig, compareWithStored, type Rig, untilServing } from '#tests/faults/rig.ts';
import { atMost, type Figure, type Scenario, withinSeconds } from '#tests/faults/scenario.ts';
import { sendVisitors } from '#tests/faults/visitors.ts';
import { postForm } from '#tests/support/post-form.ts';

type Way = { name: string; leave: () => unknown; come: () => unknown };

const databaseAway: Scenario = {
  name: 'database-away',
  title: 'PostgreSQL is stopped, frozen and unreachable (seconds each)',
  rounds: { long: 60, short: 6 },
  run: async (seconds, say) => {
    const rig = await buildRig('postgres');
    const direct = new URL(rig.databaseUrl ?? '');
    const gate = await openGate(Number(direct.port));
    const through = new URL(direct);
    through.port = String(gate.port);
    const site = await rig.start({ DATABASE_URL: through.href });
    const ways: Way[] = [
      { name: 'stopped', leave: () => rig.postgres?.halt(), come: () => rig.postgres?.start() },
      {
        name: 'frozen',
        leave: () => rig.postgres?.signal('SIGSTOP'),
        come: () => rig.postgres?.signal('SIGCONT'),
      },
      { name: 'unreachable', leave: gate.close, come: gate.open },
    ];
    const visitors = sendVisitors(rig.url, { count: 4 });
    const figures: Figure[] = [];
    for (const way of ways) {
      await wait(1000);
      figures.push(...(await goThrough(way, rig, seconds, say)));
    }
    await visitors.stop();
    figures.push(atMost('exits of our server', site.process.exitCode === null ? 0 : 1, 0));
    await site.stop();
    await gate.stop();
    figures.push(...(await compareWithStored(rig, visitors.tally)));
    await rig.dispose();
    return figures;
  },
};

async function goThrough(
  way: Way,
  rig: Rig,
  seconds: number,
  say: (text: string) => void,
): Promise<Figure[]> {
  await way.leave();
  const ends = performance.now() + seconds * 1000;
  const statuses: Record<string, Set<number>> = { pages: new Set(), forms: new Set() };
  let slowest = 0;
  const pages = (async () => {
    while (performance.now() < ends) {
      for (const path of ['/', '/contact', '/bootcamp'])
        statuses.pages?.add((await fetch(`${rig.url}${path}`)).status);
      await wait(50);
    }
  })();
  // What was under way when the database left may still have been stored.
  await wait(200);
  while (performance.now() < ends) {
    const started = performance.now();
    const body = { name: 'Ana', email: 'ana@example.org', message: `While it is ${way.name}: ${started}` };
    statuses.forms?.add((await postForm(rig.url, 'aerial_submissions', body)).status);
    slowest = Math.max(slowest, (performance.now() - started) / 1000);
    say(`${way.name}, ${Math.round((ends - performance.now()) / 1000)} s left`);
  }
  await pages;
  await way.come();
  const back = await untilServing(rig.url);
  const all = (set: Set<number> | undefined) => [...(set ?? [])].join(', ');
  return [
    {
      what: `${way.name}: pages`,
      value: all(statuses.pages),
      promise: '200',
      held: all(statuses.pages) === '200',
    },
    {
      what: `${way.name}: forms`,
      value: all(statuses.forms),
      promise: '503',
      held: all(statuses.forms) === '503',
    },
    withinSeconds(`${way.name}: slowest answer to a form`, slowest, 5),
    withinSeconds(`${way.name}: back after`, back, 10),
  ];
}

export const away = [databaseAway];

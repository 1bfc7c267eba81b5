import { setTimeout as wait } from 'node:timers/promises';
import { buildRig } from '#tests/faults/rig.ts';
import { atLeast, atMost, type Scenario } from '#tests/faults/scenario.ts';
import { postForm } from '#tests/support/post-form.ts';
import { residentMegabytes } from '#tests/support/process-memory.ts';

/** A busy site has perhaps 3 requests per second; this is ten times that. */
const perSecond = 30;

const steadyLoad: Scenario = {
  name: 'steady-load',
  title: 'Ten times a busy hour of mixed load (seconds)',
  rounds: { long: 600, short: 8 },
  run: async (seconds, say) => {
    const rig = await buildRig('sqlite');
    const site = await rig.start();
    const memory = () => residentMegabytes(site.process.pid ?? 0);
    const statuses: number[] = [];
    const pending = new Set<Promise<void>>();
    const started = performance.now();
    let settled = 0;
    for (let n = 0; performance.now() - started < seconds * 1000; n++) {
      const work = ask(rig.url, n).then((status) => void statuses.push(status));
      pending.add(work);
      work.finally(() => pending.delete(work));
      const passed = performance.now() - started;
      // The first tenth fills caches and pools.
      if (settled === 0 && passed > seconds * 100) settled = memory();
      if (n % perSecond === 0)
        say(`${Math.round(passed / 1000)} of ${seconds} s, ${Math.round(memory())} MB`);
      await wait(Math.max(0, ((n + 1) * 1000) / perSecond - passed));
    }
    await Promise.all(pending);
    const growth = (100 * (memory() - settled)) / settled;
    await site.stop();
    await rig.dispose();
    return [
      atLeast('requests', statuses.length, seconds),
      atMost('answers of 5xx or none', statuses.filter((status) => status === 0 || status >= 500).length, 0),
      // A short run measures the warming up, not a leak.
      atMost('growth of memory', growth, seconds < 300 ? 100 : 10, ' %'),
    ];
  },
};

const paths = [
  '/',
  '/services',
  '/contact',
  '/bootcamp',
  '/photo-gallery',
  '/no-such-page',
  '/healthz',
  '/login',
];

async function ask(url: string, n: number): Promise<number> {
  const message = `Number ${n}`;
  const request =
    n % 4 === 0
      ? postForm(url, 'aerial_submissions', { name: 'Ana', email: n % 8 ? 'ana@example.org' : 'no', message })
      : fetch(`${url}${paths[n % paths.length]}`);
  return request.then(
    async (response) => {
      await response.arrayBuffer();
      return response.status;
    },
    () => 0,
  );
}

export const steady = [steadyLoad];

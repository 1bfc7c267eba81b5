import { setTimeout as wait } from 'node:timers/promises';
import { limits } from '#server/protection/limits.ts';
import { buildRig } from '#tests/faults/rig.ts';
import { atLeast, type Figure, type Scenario, withinSeconds } from '#tests/faults/scenario.ts';
import { postForm } from '#tests/support/post-form.ts';
import { rowWith, store } from '#tests/support/seed.ts';
import { makeAdmin, signIn } from '#tests/support/staff.ts';

const table = 'contact_submissions';

/** Seconds that nobody waits longer for another's export or search. */
const longest = 0.05;

const longReads: Scenario = {
  name: 'long-reads',
  title: 'Staff export and search on SQLite while visitors come (a round is a row)',
  rounds: { long: 300_000, short: 5000 },
  run: async (rows, say) => {
    const rig = await buildRig('sqlite');
    await rig.look(async (database) => {
      await makeAdmin(database, 'boss@example.org');
      for (let made = 0; made < rows; made += 5000) {
        say(`${made} rows made`);
        const batch = Array.from({ length: 5000 }, (_, n) =>
          rowWith(table, { message: `Number ${made + n}` }),
        );
        await store(database, table, batch);
      }
    });
    const site = await rig.start();
    const headers = { cookie: await signIn(rig.url, 'boss@example.org') };
    const list = `${rig.url}/api/admin/submissions/${table}`;
    const read = async (url: string) => (await fetch(url, { headers })).text();
    const works: Record<string, () => Promise<unknown>> = {
      nothing: () => wait(3000),
      'one export': () => read(`${list}/export.csv`),
      'as many exports as may be': () =>
        Promise.all(Array.from({ length: limits.exports.atOnce }, () => read(`${list}/export.csv`))),
      'six searches for nothing': () =>
        Promise.all(Array.from({ length: 6 }, (_, n) => read(`${list}?q=nowhere-${n}`))),
    };
    const figures: Figure[] = [];
    for (const [name, work] of Object.entries(works)) {
      say(name);
      const waits = await waitsDuring(rig.url, work);
      const at99 = waits.toSorted((a, b) => a - b)[Math.floor(waits.length * 0.99)] ?? 0;
      figures.push(withinSeconds(`${name}: 99 of 100 visitors answered in`, at99, longest));
      if (name === 'one export') figures.push(atLeast('answers meanwhile', waits.length, 3));
    }
    await site.stop();
    await rig.dispose();
    return figures;
  },
};

/** Seconds that one visitor after another waits for a page or for a message to be stored. */
async function waitsDuring(url: string, work: () => Promise<unknown>): Promise<number[]> {
  const waits: number[] = [];
  let done = false;
  const working = work().finally(() => {
    done = true;
  });
  while (!done) {
    const started = performance.now();
    if (waits.length % 5 === 4)
      await postForm(url, 'aerial_submissions', {
        name: 'Ana',
        email: 'ana@example.org',
        message: `Meanwhile ${waits.length} ${started}`,
      });
    else await (await fetch(`${url}/contact`)).arrayBuffer();
    waits.push((performance.now() - started) / 1000);
  }
  await working;
  return waits;
}

export const reads = [longReads];

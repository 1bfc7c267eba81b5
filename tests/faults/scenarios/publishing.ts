import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import type { Engine } from '#server/database/engine.ts';
import { latestVersion } from '#server/publishing/versions.ts';
import { buildRig, type Rig, untilServing } from '#tests/faults/rig.ts';
import { atMost, type Scenario } from '#tests/faults/scenario.ts';
import { makeAdmin, signIn } from '#tests/support/staff.ts';

const path = 'bootcampPrice.amount';
const pages = ['/', '/services', '/bootcamp', '/qr', '/llms.txt'];

/** Longer than publishing takes, so that some rounds are killed before, some amid and some after it. */
const longestMs = 4000;

const killedWhilePublishing = (engine: Engine): Scenario => ({
  name: `publishing-${engine}`,
  title: `The server is killed while it publishes, beside another one (${engine})`,
  rounds: { long: 50, short: 1 },
  run: async (kills, say) => {
    const rig = await buildRig(engine);
    await rig.look((database) => makeAdmin(database, 'boss@example.org'));
    const witness = await rig.start({ PORT: '0' });
    let cookie = '';
    const lost = { halfPages: 0, acknowledged: 0, drafts: 0 };
    let published = 0;
    for (let kill = 0; kill < kills; kill++) {
      say(`kill ${kill + 1} of ${kills}, ${published} published`);
      const site = await rig.start();
      await untilServing(rig.url);
      cookie ||= await signIn(rig.url, 'boss@example.org');
      const price = `$${400 + kill}`;
      let isAcknowledged = false;
      const publishing = publish(rig, cookie, price).then(
        (outcome) => {
          isAcknowledged = 'published' in outcome;
        },
        // Nobody is left to answer.
        () => {},
      );
      await wait(longestMs * Math.random());
      site.process.kill('SIGKILL');
      await once(site.process, 'exit');
      await publishing;
      const { now, isDraft } = await stateOf(rig);
      if (isAcknowledged && now !== price) lost.acknowledged += 1;
      if (now === price) published += 1;
      // Published, waiting, or killed before it was even saved: never both.
      if (now === price && isDraft) lost.drafts += 1;
      await showing(witness.url, now);
      if (!(await isWhole(witness.url, now))) lost.halfPages += 1;
    }
    const last = await rig.start();
    const { now } = await stateOf(rig);
    if (!(await isWhole(rig.url, now))) lost.halfPages += 1;
    await Promise.all([last.stop(), witness.stop()]);
    await rig.dispose();
    return [
      { what: 'killed', value: kills, promise: '> 0', held: kills > 0 },
      atMost('pages of two versions at once', lost.halfPages, 0),
      atMost('acknowledged but not published', lost.acknowledged, 0),
      atMost('published and still a draft', lost.drafts, 0),
    ];
  },
});

async function publish(rig: Rig, cookie: string, words: string): Promise<object> {
  const headers = { cookie, 'content-type': 'application/json' };
  const ask = async (address: string, body?: object) => {
    const init = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers };
    return (await fetch(`${rig.url}/api/admin/site${address}`, init)).json();
  };
  const { now, draft } = await stateOf(rig);
  await ask('/texts', { path, words, was: draft ?? now });
  const { drafts }: { drafts: { stamp: string }[] } = await ask('');
  return ask('/publish', { stamps: drafts.map(({ stamp }) => stamp) });
}

function stateOf(rig: Rig) {
  return rig.look(async (database) => {
    const { changes } = await latestVersion(database);
    const row = await database.db.selectFrom('content_drafts').select('words').executeTakeFirst();
    return { now: changes[path]?.words ?? '$350', draft: row?.words, isDraft: row !== undefined };
  });
}

/** Until the other process has seen it. */
async function showing(url: string, price: string): Promise<void> {
  const deadline = performance.now() + 30_000;
  while (performance.now() < deadline) {
    const page = await (await fetch(`${url}/bootcamp`)).text();
    if (page.includes(price)) return;
    await wait(100);
  }
}

/** Whether all pages have this price, and none another. */
async function isWhole(url: string, price: string): Promise<boolean> {
  const found = await Promise.all(pages.map(async (page) => (await fetch(url + page)).text()));
  const others = found.flatMap((html) => html.match(/\$(350|4\d\d)\b/g) ?? []);
  return found.every((html) => html.includes(price)) && others.every((one) => one === price);
}

export const publishing = [killedWhilePublishing('sqlite'), killedWhilePublishing('postgres')];

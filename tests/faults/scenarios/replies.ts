import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import type { Engine } from '#server/database/engine.ts';
import { sendWaitingNow, untilAllSent } from '#tests/faults/outbox.ts';
import { buildRig, untilServing } from '#tests/faults/rig.ts';
import { atMost, type Scenario } from '#tests/faults/scenario.ts';
import { startMailServer } from '#tests/support/mail-server.ts';
import { rowWith, store } from '#tests/support/seed.ts';
import { makeAdmin, signIn } from '#tests/support/staff.ts';

const table = 'contact_submissions';
const perRound = 4;

const killedWhileReplying = (engine: Engine): Scenario => ({
  name: `replies-${engine}`,
  title: `The server is killed while replies leave (${engine})`,
  rounds: { long: 50, short: 2 },
  run: async (kills, say) => {
    const rig = await buildRig(engine);
    const mail = await startMailServer();
    const environment = { SMTP_URL: mail.url, MAIL_FROM: 'hello@prometheon.example' };
    const rows = Array.from({ length: kills * perRound }, (_, n) =>
      rowWith(table, { email: `visitor-${n}@example.org` }),
    );
    await rig.look(async (database) => {
      await makeAdmin(database, 'boss@example.org');
      await store(database, table, rows);
    });
    const acknowledged: string[] = [];
    let cookie = '';
    for (let kill = 0; kill < kills; kill++) {
      say(`kill ${kill + 1} of ${kills}, ${mail.received.length} mails received`);
      const site = await rig.start(environment);
      await untilServing(rig.url);
      cookie ||= await signIn(rig.url, 'boss@example.org');
      for (const { id } of rows.slice(kill * perRound, (kill + 1) * perRound))
        acknowledged.push(await reply(rig.url, id, cookie));
      await sendWaitingNow(rig);
      await wait(600 * Math.random());
      site.process.kill('SIGKILL');
      await once(site.process, 'exit');
    }
    await sendWaitingNow(rig);
    const last = await rig.start(environment);
    await untilAllSent(rig, (waiting) => say(`${waiting} replies wait`));
    await last.stop();
    await mail.stop();
    await rig.dispose();
    const ids = mail.received.map(({ id }) => id.slice(1).split('@')[0] ?? '');
    const delivered = new Set(ids);
    return [
      {
        what: 'replies acknowledged',
        value: acknowledged.length,
        promise: `= ${rows.length}`,
        held: acknowledged.length === rows.length,
      },
      atMost('acknowledged but not delivered', acknowledged.filter((id) => !delivered.has(id)).length, 0),
      atMost('delivered twice, with the same Message-ID', ids.length - delivered.size, kills),
      atMost('delivered but never acknowledged', delivered.size - acknowledged.length, 0),
    ];
  },
});

async function reply(url: string, id: string, cookie: string): Promise<string> {
  const response = await fetch(`${url}/api/admin/submissions/${table}/${id}/replies`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ text: `To ${id}`, seen: null }),
  });
  if (response.status !== 201) throw new Error(`a reply was answered ${response.status}`);
  return (await response.json()).id;
}

export const replies = [killedWhileReplying('sqlite'), killedWhileReplying('postgres')];

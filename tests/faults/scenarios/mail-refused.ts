import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import type { Engine } from '#server/database/engine.ts';
import { sendWaitingNow, untilAllSent } from '#tests/faults/outbox.ts';
import { buildRig, untilServing } from '#tests/faults/rig.ts';
import { atMost, type Scenario } from '#tests/faults/scenario.ts';
import { startMailServer } from '#tests/support/mail-server.ts';
import { postForm } from '#tests/support/post-form.ts';

const mailRefused = (engine: Engine): Scenario => ({
  name: `mail-${engine}`,
  title: `Mail is refused for a while and the worker is killed (${engine})`,
  rounds: { long: 50, short: 2 },
  run: async (kills, say) => {
    const rig = await buildRig(engine);
    const mail = await startMailServer();
    const environment = { SMTP_URL: mail.url, NOTIFY_EMAIL: 'staff@prometheon.example' };
    mail.answer.code = 451;
    let sent = 0;
    for (let kill = 1; kill <= kills; kill++) {
      say(`kill ${kill} of ${kills}, ${mail.received.length} mails received`);
      if (kill > kills / 2) mail.answer.code = null;
      const site = await rig.start(environment);
      await untilServing(rig.url);
      for (let n = 0; n < 4; n++) {
        sent += 1;
        await post(rig.url, sent);
      }
      await wait(200 + 600 * Math.random());
      site.process.kill('SIGKILL');
      await once(site.process, 'exit');
    }
    mail.answer.code = null;
    await sendWaitingNow(rig);
    const last = await rig.start(environment);
    await untilAllSent(rig, (waiting) => say(`${waiting} mails wait`));
    await last.stop();
    await mail.stop();
    const promised = await rig.look(({ db }) => db.selectFrom('outbox').select('id').execute());
    const ids = mail.received.map(({ id }) => id.slice(1).split('@')[0]);
    const delivered = new Set(ids);
    await rig.dispose();
    return [
      {
        what: 'mails promised',
        value: promised.length,
        promise: `= ${2 * sent}`,
        held: promised.length === 2 * sent,
      },
      atMost('promised but not delivered', promised.filter(({ id }) => !delivered.has(id)).length, 0),
      atMost('delivered twice, with the same Message-ID', ids.length - delivered.size, kills),
      atMost('delivered but never promised', delivered.size - promised.length, 0),
    ];
  },
});

async function post(url: string, n: number): Promise<void> {
  const body = { name: 'Ana', email: `visitor-${n}@example.org`, message: `Number ${n}` };
  const { status } = await postForm(url, 'aerial_submissions', body);
  if (status !== 201) throw new Error(`a submission was answered ${status}`);
}

export const mail = [mailRefused('sqlite'), mailRefused('postgres')];

import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildRig } from '#tests/faults/rig.ts';
import { atLeast, atMost, type Scenario } from '#tests/faults/scenario.ts';
import { postForm } from '#tests/support/post-form.ts';

const message = 'A long letter. '.repeat(300);

const fullDisk: Scenario = {
  name: 'full-disk',
  title: 'The disk is full (megabytes left)',
  rounds: { long: 40, short: 3 },
  run: async (megabytes, say) => {
    const rig = await buildRig('sqlite');
    const first = await rig.start();
    const shell = join(first.dataDirectory, 'node-with-a-small-disk');
    // No file may grow beyond the limit: to SQLite that is a disk without room.
    writeFileSync(shell, `#!/bin/sh\nulimit -f ${megabytes * 2048}\nexec "${process.execPath}" "$@"\n`);
    chmodSync(shell, 0o755);
    await first.stop();

    const cramped = await rig.start({}, shell);
    const acknowledged: string[] = [];
    let refused = 0;
    const others = new Set<number>();
    for (let n = 0; refused < 20; n++) {
      say(`${acknowledged.length} acknowledged, ${refused} refused`);
      const body = { name: 'Ana', email: 'ana@example.org', message: `${n} ${message}` };
      const response = await postForm(rig.url, 'aerial_submissions', body);
      if (response.status === 201) acknowledged.push((await response.json()).id);
      else if (response.status === 503) refused += 1;
      else others.add(response.status);
    }
    const page = (await fetch(rig.url)).status;
    await cramped.stop();

    const roomy = await rig.start();
    const after = (
      await postForm(rig.url, 'aerial_submissions', { name: 'Ana', email: 'ana@example.org', message })
    ).status;
    await roomy.stop();
    const rows = await rig.look(({ db }) => db.selectFrom('aerial_submissions').select('id').execute());
    const ids = new Set(rows.map(({ id }) => id));
    await rig.dispose();
    return [
      atLeast('acknowledged before it was full', acknowledged.length, 1),
      atMost('acknowledged but missing', acknowledged.filter((id) => !ids.has(id)).length, 0),
      {
        what: 'other answers than 201 and 503',
        value: [...others].join(', ') || 'none',
        promise: 'none',
        held: others.size === 0,
      },
      { what: 'pages meanwhile', value: page, promise: '200', held: page === 200 },
      { what: 'a form once there is room', value: after, promise: '201', held: after === 201 },
    ];
  },
};

export const full = [fullDisk];

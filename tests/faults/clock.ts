import { globSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { limits } from '#server/protection/limits.ts';
import { postForm } from '../post-form.ts';
import { rowWith, store } from '../seed.ts';
import { buildRig, type Rig, untilServing } from './rig.ts';
import { atMost, type Figure, type Scenario } from './scenario.ts';

const table = 'contact_submissions';
const [library] = globSync('/usr/lib/{,*/}faketime/libfaketimeMT.so.1');
const aYearAhead = {
  LD_PRELOAD: library ?? '',
  FAKETIME: '+365d',
  // Timers go on as ever: it is the clock on the wall that is wrong.
  FAKETIME_DONT_FAKE_MONOTONIC: '1',
};

/** Housekeeping looks for the first time after ten seconds, backups after five. */
const firstLooks = 15_000;

const clock: Scenario = {
  name: 'clock',
  title: 'The clock runs a year ahead and is put right (a round is a row)',
  rounds: { long: 2000, short: 60 },
  run: async (rows, say) => {
    if (!library) return [figure('libfaketime', 'not installed', '')];
    const figures: Figure[] = [];
    for (const engine of ['sqlite', 'postgres'] as const) {
      say(engine);
      const rig = await buildRig(engine);
      figures.push(...(await leap(rig, rows)).map((one) => ({ ...one, what: `${engine}: ${one.what}` })));
      await rig.dispose();
    }
    return figures;
  },
};

async function leap(rig: Rig, rows: number): Promise<Figure[]> {
  const rules = { RETENTION_DAYS: '*:30', BACKUP_EVERY: '1' };
  await rig.look((database) =>
    store(
      database,
      table,
      Array.from({ length: rows }, () => rowWith(table)),
    ),
  );
  const ahead = await rig.start({ ...rules, ...aYearAhead });
  await untilServing(rig.url);
  let limited = 0;
  for (let n = 0; n <= limits.visitor.submissions; n++)
    if ((await post(rig, `ahead ${n}`)) === 429) limited += 1;
  await wait(firstLooks);
  await ahead.stop();
  const kept = await rig.look(({ db }) => db.selectFrom(table).select('id').execute());
  const waiting = await rig.look(({ db }) => db.selectFrom('retention_waits').selectAll().execute());

  const back = await rig.start(rules);
  await untilServing(rig.url);
  const answer = await post(rig, 'back');
  await wait(firstLooks);
  await back.stop();
  const year = new Date().getFullYear();
  const backups = readdirSync(join(rig.dataDirectory, 'backups')).filter((name) =>
    name.startsWith(`prometheon-${year}-`),
  );
  const left = await rig.look(({ db }) => db.selectFrom('retention_waits').selectAll().execute());
  return [
    figure('visitor held back while it was wrong', limited, 1),
    atMost('submissions removed', Math.max(0, rows - kept.length), 0),
    figure('tables that wait for an admin', waiting.length, 1),
    figure('the same visitor, once it is right', answer, 201),
    figure('tables that still wait', left.length, 0),
    figure('backups made once it is right', backups.length, 1),
  ];
}

/** All from one address. */
async function post(rig: Rig, message: string): Promise<number> {
  const body = { name: 'Ana', email: 'ana@example.org', subject: 'A class', message };
  return (await postForm(rig.url, table, body, { 'x-forwarded-for': '10.1.2.3' })).status;
}

function figure(what: string, value: number | string, promise: number | string): Figure {
  return { what, value, promise: String(promise), held: promise === '' || value === promise };
}

export const clocks = [clock];

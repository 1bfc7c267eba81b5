import { existsSync, globSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { limits } from '#server/protection/limits.ts';
import { buildRig, type Rig, untilServing } from '#tests/faults/rig.ts';
import { atMost, type Figure, type Scenario } from '#tests/faults/scenario.ts';
import { postForm } from '#tests/support/post-form.ts';
import { rowWith, store } from '#tests/support/seed.ts';

const table = 'contact_submissions';
const [library] = globSync('/usr/lib/{,*/}faketime/libfaketimeMT.so.1');
const aYearAhead = {
  LD_PRELOAD: library ?? '',
  FAKETIME: '+365d',
  // Timers go on as ever: it is the clock on the wall that is wrong.
  FAKETIME_DONT_FAKE_MONOTONIC: '1',
};

const clock: Scenario = {
  name: 'clock',
  title: 'The clock runs a year ahead and is put right (a round is a row)',
  rounds: { long: 2000, short: 60 },
  run: async (rows, say) => {
    if (!library) return [figure('libfaketime', 'not installed', '')];
    say('half a minute');
    const engines = ['sqlite', 'postgres'] as const;
    const figures = engines.map(async (engine) => {
      const rig = await buildRig(engine);
      const leapt = await leap(rig, rows);
      await rig.dispose();
      return leapt.map((one) => ({ ...one, what: `${engine}: ${one.what}` }));
    });
    return (await Promise.all(figures)).flat();
  },
};

async function leap(rig: Rig, rows: number): Promise<Figure[]> {
  const rules = { RETENTION_DAYS: '*:30', BACKUP_EVERY: '1' };
  const made = Array.from({ length: rows }, () => rowWith(table));
  await rig.look((database) => store(database, table, made));
  const waiting = () => rig.look(({ db }) => db.selectFrom('retention_waits').selectAll().execute());
  const kept = () => rig.look(({ db }) => db.selectFrom(table).select('id').execute());

  const ahead = await rig.start({ ...rules, ...aYearAhead });
  await untilServing(rig.url);
  let limited = 0;
  for (let n = 0; n <= limits.visitor.submissions; n++)
    if ((await post(rig, `ahead ${n}`)) === 429) limited += 1;
  const held = await untilSo(async () => (await waiting()).length > 0 || (await kept()).length < rows);
  const left = await kept();
  const asked = await waiting();
  await ahead.stop();

  const back = await rig.start(rules);
  await untilServing(rig.url);
  const answer = await post(rig, 'back');
  const backedUp = await untilSo(async () => backupsOfThisYear(rig) > 0);
  const settled = await untilSo(async () => (await waiting()).length === 0);
  await back.stop();
  return [
    figure('visitor held back while it was wrong', limited, 1),
    figure('housekeeping looked', held, 'yes'),
    atMost('submissions removed', Math.max(0, rows - left.length), 0),
    figure('tables that wait for an admin', asked.length, 1),
    figure('the same visitor, once it is right', answer, 201),
    figure('backed up once it is right', backedUp, 'yes'),
    figure('nothing waits any more', settled, 'yes'),
  ];
}

function backupsOfThisYear({ dataDirectory }: Rig): number {
  const start = `prometheon-${new Date().getFullYear()}-`;
  const folder = join(dataDirectory, 'backups');
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return names.filter((name) => name.startsWith(start) && name.endsWith('.backup')).length;
}

/** Housekeeping looks for the first time after ten seconds, backups after five; on a busy machine it takes longer. */
async function untilSo(isSo: () => Promise<boolean>): Promise<'yes' | 'no'> {
  for (let tries = 0; tries < 60; tries++) {
    if (await isSo()) return 'yes';
    await wait(1000);
  }
  return 'no';
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

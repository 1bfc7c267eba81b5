import { buffer } from 'node:stream/consumers';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { beforeAll, expect, test } from 'vitest';
import { formForTable } from '#app/forms/definitions/registry.ts';
import { chartReader } from '#server/inbox/chart.ts';
import { counter } from '#server/inbox/count.ts';
import { exportStream } from '#server/inbox/export.ts';
import { filterSchema } from '#server/inbox/filter.ts';
import { readRows } from '#server/inbox/rows.ts';
import { describeOnBothEngines } from '#tests/support/engines.ts';
import { rowWith, store } from '#tests/support/seed.ts';

const table = 'aerial_submissions';
const rows = 12_000;

/** How often everybody else was served while something was done. */
async function turnsDuring(work: () => Promise<unknown>): Promise<number> {
  let turns = 0;
  let done = false;
  const working = work().finally(() => {
    done = true;
  });
  for (; !done; turns++) await nextTurn();
  await working;
  return turns;
}

describeOnBothEngines('what goes through many rows', ({ database, engine }) => {
  const form = formForTable(table);
  if (!form) throw new Error('no such form');
  beforeAll(async () => {
    const made = Array.from({ length: rows }, (_, n) => rowWith(table, { message: `Number ${n}` }));
    await store(database(), table, made);
  });

  const everything = filterSchema.parse({});
  const absent = filterSchema.parse({ q: 'nowhere to be found' });
  const search = () => readRows(database(), 'newest', { form, filter: absent, after: null, limit: 50 });
  const csv = () => buffer(exportStream(database(), form, everything, 'csv', { finished: async () => {} }));

  test.each([
    ['a search for something that is nowhere', search],
    [
      'a list by name, filtered',
      () =>
        readRows(database(), 'name', {
          form,
          filter: filterSchema.parse({ status: 'done' }),
          after: null,
          limit: 50,
        }),
    ],
    ['a count', () => counter(database()).total(form, everything)],
    ['the count of a search', () => counter(database()).total(form, absent)],
    ['the chart', () => chartReader(database())()],
    ['an export', csv],
  ])('%s lets others have their turn', async (_, work) => {
    // Windows of 256 rows at first that double at most: six of them at least.
    expect(await turnsDuring(work)).toBeGreaterThanOrEqual(6);
  });

  // PostgreSQL reads in a process of its own, and waiting for it is many turns.
  test.runIf(engine === 'sqlite')('six at once take one turn each, not one for all', async () => {
    const alone = await turnsDuring(csv);
    expect(await turnsDuring(() => Promise.all(Array.from({ length: 6 }, csv)))).toBeGreaterThan(3 * alone);
  });
});

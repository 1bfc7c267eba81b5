import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openCanaries } from '#server/submissions/canary.ts';
import { health } from '#server/watch/health.ts';
import { describeOnBothEngines } from '#tests/support/engines.ts';

describeOnBothEngines('/readyz', ({ database, engine }) => {
  test('is ready when a row can be written, and not when rows can only be read', async () => {
    const desk = { canaries: await openCanaries(database()) };
    const ask = async () => (await health({ database: database(), desk }).request('/readyz')).status;
    expect(await ask()).toBe(200);
    await sql.raw(readOnly[engine].on).execute(database().db);
    expect(await ask()).toBe(503);
    await sql.raw(readOnly[engine].off).execute(database().db);
    expect(await ask()).toBe(200);
  });
});

/** Rows can be read and not written, as on a full disk. */
const readOnly = {
  sqlite: { on: 'pragma query_only = on', off: 'pragma query_only = off' },
  postgres: {
    on: 'alter table visitor_counts add constraint none check (false) not valid',
    off: 'alter table visitor_counts drop constraint none',
  },
};

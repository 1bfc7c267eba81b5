import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pino } from 'pino';
import type { Database } from '#server/database/connection.ts';
import { openDatabase } from '#server/database/database.ts';
import type { Engine } from '#server/database/engine.ts';
import { manyVisitors } from '#tests/support/post-form.ts';
import { freePort, newDatabase, type Postgres, startPostgres } from '#tests/support/postgres.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { atMost, type Figure } from './scenario.ts';
import type { Tally } from './visitors.ts';

export type Rig = {
  url: string;
  postgres: Postgres | null;
  databaseUrl: string | null;
  dataDirectory: string;
  start: (environment?: Record<string, string>, execPath?: string) => Promise<Site>;
  /** Reads through a connection of its own. */
  look: <T>(read: (database: Database) => Promise<T>) => Promise<T>;
  dispose: () => Promise<void>;
};

/** A site on a port that stays the same when it is started again, on data of its own. */
export async function buildRig(engine: Engine, ownUrl: string | null = null): Promise<Rig> {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'prometheon-faults-'));
  const postgres = engine === 'postgres' && !ownUrl ? await startPostgres() : null;
  const databaseUrl = postgres ? await newDatabase(postgres.url) : ownUrl;
  const port = await freePort();
  const own = {
    ...manyVisitors,
    DATA_DIR: dataDirectory,
    PORT: String(port),
    LOG_LEVEL: 'fatal',
    ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
  };
  return {
    url: `http://127.0.0.1:${port}`,
    postgres,
    databaseUrl,
    dataDirectory,
    start: (environment = {}, execPath) => startSite({ ...own, ...environment }, execPath),
    look: async (read) => {
      const database = await openDatabase({ databaseUrl, dataDirectory }, pino({ level: 'silent' }));
      return read(database).finally(() => database.db.destroy());
    },
    dispose: async () => {
      await postgres?.stop();
      rmSync(dataDirectory, { recursive: true, force: true });
    },
  };
}

export async function untilServing(url: string): Promise<number> {
  const started = performance.now();
  for (;;) {
    const ready = await fetch(`${url}/readyz`).catch(() => null);
    if (ready?.ok) return (performance.now() - started) / 1000;
    await wait(20);
  }
}

/** What was acknowledged against what is there. */
export async function compareWithStored(rig: Rig, { acknowledged }: Tally): Promise<Figure[]> {
  const rows = await rig.look(({ db }) =>
    db.selectFrom('contact_submissions').select(['id', 'idempotency_key']).execute(),
  );
  const ids = new Set(rows.map(({ id }) => id));
  const keys = new Set(rows.map(({ idempotency_key }) => idempotency_key));
  const missing = [...acknowledged.values()].filter((id) => !ids.has(id)).length;
  return [
    { what: 'acknowledged', value: acknowledged.size, promise: '> 0', held: acknowledged.size > 0 },
    atMost('acknowledged but missing', missing, 0),
    atMost('stored twice', rows.length - keys.size, 0),
  ];
}

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, inject } from 'vitest';
import type { Database } from '#server/database/connection.ts';
import { openDatabase } from '#server/database/database.ts';
import type { Engine } from '#server/database/engine.ts';
import { newDatabase } from './postgres.ts';

export type EngineUnderTest = {
  engine: Engine;
  environment: Record<string, string>;
  database: () => Database;
};

/** Runs the same tests on SQLite and on PostgreSQL, each on a fresh database that is migrated and open. */
export function describeOnBothEngines(title: string, tests: (subject: EngineUnderTest) => void): void {
  describe.each(['sqlite', 'postgres'] as const)(`${title} (%s)`, (engine) => {
    const dataDirectory = mkdtempSync(join(tmpdir(), 'prometheon-'));
    const subject: EngineUnderTest = {
      engine,
      environment: { DATA_DIR: dataDirectory },
      database: () => opened,
    };
    let opened: Database;
    beforeAll(async () => {
      const databaseUrl = engine === 'postgres' ? await newDatabase(inject('postgresUrl')) : null;
      if (databaseUrl) subject.environment.DATABASE_URL = databaseUrl;
      opened = await openDatabase({ databaseUrl, dataDirectory }, pino({ level: 'silent' }));
    });
    afterAll(async () => {
      await opened?.db.destroy();
      rmSync(dataDirectory, { recursive: true, force: true });
    });
    tests(subject);
  });
}

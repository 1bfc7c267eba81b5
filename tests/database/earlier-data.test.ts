import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { forms } from '#app/forms/definitions/registry.ts';
import type { Database } from '#server/database/connection.ts';
import { connectDatabase, openDatabase } from '#server/database/database.ts';
import { listTables } from '#server/database/list-tables.ts';
import { sqliteFile } from '#server/database/sqlite.ts';
import { filterSchema } from '#server/inbox/filter.ts';
import { readRows } from '#server/inbox/rows.ts';
import { command } from '#tests/support/backups.ts';
import { postForm } from '#tests/support/post-form.ts';
import { newDatabase, query } from '#tests/support/postgres.ts';
import { startSite } from '#tests/support/site.ts';
import { asStaff } from '#tests/support/staff.ts';

/**
 * Data as the site of 16 November 2026 left it: a few rows in every table, as SQL of each engine and as its
 * backups. They never change; a later version adds a folder of its own beside them.
 */
const fixtures = resolve(import.meta.dirname, 'earlier');

const log = pino({ level: 'silent' });

type Rows = Record<string, Record<string, unknown>[]>;

describe.each(['sqlite', 'postgres'] as const)('data of an earlier version (%s)', (engine) => {
  const folder = mkdtempSync(join(tmpdir(), 'prometheon-earlier-'));
  const environment: Record<string, string> = { DATA_DIR: folder };
  let before: Rows;
  let database: Database;
  beforeAll(async () => {
    const text = readFileSync(join(fixtures, `${engine}.sql`), 'utf8');
    if (engine === 'postgres') {
      environment.DATABASE_URL = await newDatabase(inject('postgresUrl'));
      await query(environment.DATABASE_URL, text);
    } else {
      const file = new DatabaseSync(sqliteFile(folder));
      file.exec(text);
      file.close();
    }
    const place = { databaseUrl: environment.DATABASE_URL ?? null, dataDirectory: folder };
    const asItWas = await connectDatabase(place, log);
    before = await everyRow(asItWas);
    await asItWas.db.destroy();
    database = await openDatabase(place, log);
  });
  afterAll(async () => {
    await database?.db.destroy();
    rmSync(folder, { recursive: true, force: true });
  });

  test('is all there, in every table, after the new version has opened it', async () => {
    expect(Object.keys(before).length).toBeGreaterThan(20);
    const after = await everyRow(database);
    for (const [table, rows] of Object.entries(before)) {
      expect(rows.length, table).toBeGreaterThan(0);
      for (const row of rows) expect(after[table], table).toContainEqual(expect.objectContaining(row));
    }
  });

  test('is listed, found and signed in to, and takes new messages', async () => {
    for (const form of forms) {
      const reading = { form, after: null, limit: 50 };
      const rows = await readRows(database, 'newest', {
        ...reading,
        filter: filterSchema.parse({ spam: 'true' }),
      });
      expect(rows.length, form.table).toBe(before[form.table]?.length);
      const found = await readRows(database, 'name', {
        ...reading,
        filter: filterSchema.parse({ q: `${rows[0]?.reference.replace('-', '')}`, spam: 'true' }),
      });
      expect(found.map(({ id }) => id)).toEqual([rows[0]?.id]);
    }
    const site = await startSite(environment);
    const staff = await asStaff(site.url, 'boss@example.org');
    const page = await staff.ask('submissions/contact_submissions');
    expect((await page.json()).rows).toHaveLength(1);
    const body = { name: 'Ana', email: 'ana@example.org', subject: 'New', message: 'After the update' };
    expect((await postForm(site.url, 'contact_submissions', body)).status).toBe(201);
    await site.stop();
  });

  test('is backed up and restored', async () => {
    const file = join(folder, 'new.backup');
    expect(await command('backup', environment, file)).toMatchObject({ code: 0 });
    expect(await command('backup', environment, '--check', file)).toMatchObject({ code: 0 });
    expect(await command('restore', environment, file, '--overwrite')).toMatchObject({ code: 0 });
  });

  test.each(['sqlite', 'postgres'])('its own backup from %s is restored', async (origin) => {
    const target: Record<string, string> = { DATA_DIR: mkdtempSync(join(folder, 'target-')) };
    if (engine === 'postgres') target.DATABASE_URL = await newDatabase(inject('postgresUrl'));
    const restored = await command('restore', target, join(fixtures, `${origin}.backup`));
    expect(restored).toMatchObject({ code: 0, said: expect.stringContaining('34 rows restored') });
  });
});

/** Only passing: tries are among the counts of visitors now. */
const forgotten = new Set(['sign_in_tries', 'visitor_counts']);

async function everyRow(database: Database): Promise<Rows> {
  const tables = (await listTables(database)).filter(({ name }) => !forgotten.has(name));
  const rows: Rows = {};
  for (const { name } of tables)
    rows[name] = (
      await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(database.db)
    ).rows;
  return rows;
}

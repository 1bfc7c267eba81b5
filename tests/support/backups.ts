import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, inject } from 'vitest';
import { record } from '#server/accounts/audit.ts';
import { openBackup, readRows } from '#server/backup/read.ts';
import type { Database } from '#server/database/connection.ts';
import { openDatabase } from '#server/database/database.ts';
import { asValue } from './post-form.ts';
import { newDatabase } from './postgres.ts';
import { rowWith, store } from './seed.ts';
import { makeAdmin } from './staff.ts';

/** A folder for the backups of a test file, gone with it. */
export function backupsFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'prometheon-backups-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  let files = 0;
  return { folder, newFile: () => join(folder, `${files++}.backup`) };
}

/** `npm run …` on the data of a database under test. */
export async function command(name: string, environment: Record<string, string>, ...args: string[]) {
  const script = resolve(import.meta.dirname, `../../scripts/${name}.ts`);
  try {
    const env = { ...process.env, ...environment };
    const { stdout } = await promisify(execFile)(process.execPath, [script, ...args], { env });
    return { code: 0, said: stdout.trim() };
  } catch (error) {
    const { code, stderr } = error as { code: number; stderr: string };
    return { code, said: stderr.trim() };
  }
}

/** A second, empty database of either engine. */
export async function emptyDatabase(engine: Database['engine'], folder: string): Promise<Database> {
  const databaseUrl = engine === 'postgres' ? await newDatabase(inject('postgresUrl')) : null;
  return openDatabase(
    { databaseUrl, dataDirectory: mkdtempSync(join(folder, 'data-')) },
    pino({ level: 'silent' }),
  );
}

/** Whatever could come back differently. */
export async function fill(database: Database): Promise<void> {
  await makeAdmin(database, 'boss@example.org');
  await record(database, 'boss@example.org', 'exported', { b: [1, { d: null, c: '→' }], a: 'é' });
  const text =
    'José “Ana” Nguyễn 🔥👩🏽‍🚀 \u2028 \\n "quoted"\r\n\ttab, NBSP\u00a0, [not json, {"b": 1, "a": 2}';
  await store(database, 'veterans_applications', [
    rowWith('veterans_applications', {
      first_name: text,
      program_interests: JSON.stringify(['diving', 'ROV “pilot”', '水']),
      utm: JSON.stringify({ source: 'qr', campaign: 'été', 10: 'ten', 9: { z: 1.5, a: [] } }),
      spam_reasons: JSON.stringify(['link', 'shouting']),
      created_at: '2026-02-28T23:59:59.999Z',
    }),
    rowWith('veterans_applications', { phone: null, created_at: '1969-12-31T00:00:00.001Z' }),
  ]);
  // Text that only looks like JSON stays as it was typed.
  await store(
    database,
    'contact_submissions',
    ['{"b": 1,  "a": 2}', '[', '', '0', 'null', text].map((message) =>
      rowWith('contact_submissions', { message }),
    ),
  );
}

/** Rows by table and their first column, JSON and yes and no by their meaning. */
export async function everything({ db }: Database): Promise<Record<string, Map<unknown, unknown>>> {
  const own = ['user', 'account', 'user_roles', 'audit_log', 'site_secrets'];
  const forms = ['contact_submissions', 'veterans_applications', 'aerial_submissions'];
  const found: Record<string, Map<unknown, unknown>> = {};
  for (const table of [...own, ...forms]) {
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(db);
    found[table] = new Map(rows.map((row) => [Object.values(row)[0], meaning(row)]));
  }
  return found;
}

function meaning(row: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(row).map(([column, value]) => {
      if (typeof value === 'boolean') return [column, Number(value)];
      return [column, column === 'message' ? value : asValue(value)];
    }),
  );
}

export async function idsIn(file: string): Promise<Record<string, Set<unknown>>> {
  const backup = await openBackup(file);
  const ids: Record<string, Set<unknown>> = {};
  for await (const { table, rows } of readRows(backup, () => undefined)) {
    const index = backup.head.tables.find(({ name }) => name === table)?.columns.indexOf('id') ?? -1;
    ids[table] ??= new Set();
    for (const row of rows) ids[table].add(row[index]);
  }
  return ids;
}

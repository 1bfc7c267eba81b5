import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { Database } from '#server/database/connection.ts';
import { openDatabase } from '#server/database/database.ts';
import { command } from '#tests/support/backups.ts';
import { hasPgBouncer, startPgBouncer } from '#tests/support/pgbouncer.ts';
import { manyVisitors, postForm } from '#tests/support/post-form.ts';
import { newDatabase } from '#tests/support/postgres.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { adminCommand, asStaff, postAuth, type Staff, signIn } from '#tests/support/staff.ts';

if (!hasPgBouncer) console.log('Skipped: pgbouncer is not installed (Debian: apt-get install pgbouncer).');

const table = 'contact_submissions';
const message = (n: number) => ({
  name: 'Ana',
  email: `ana${n}@example.org`,
  subject: 'A class',
  message: `Number ${n}`,
});

describe.skipIf(!hasPgBouncer)('behind PgBouncer, which shares connections out by transaction', () => {
  const folder = mkdtempSync(join(tmpdir(), 'prometheon-'));
  let bouncer: Awaited<ReturnType<typeof startPgBouncer>>;
  let environment: Record<string, string>;
  let database: Database;
  let sites: Site[];
  let staff: Staff;

  beforeAll(async () => {
    bouncer = await startPgBouncer(await newDatabase(inject('postgresUrl')));
    environment = { ...manyVisitors, DATA_DIR: folder, DATABASE_URL: bouncer.url };
    // They start together and migrate one after the other.
    sites = await Promise.all([startSite(environment), startSite(environment)]);
    database = await openDatabase(
      { databaseUrl: bouncer.url, dataDirectory: folder },
      pino({ level: 'silent' }),
    );
    await adminCommand(environment, 'add', 'boss@example.org');
    staff = await asStaff(sites[1]?.url ?? '', 'boss@example.org');
  });
  afterAll(async () => {
    for (const site of sites ?? []) await site.stop();
    await database?.db.destroy();
    await bouncer?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  test('a crowd is stored through both processes, each message once', async () => {
    const posted = await Promise.all(
      Array.from({ length: 120 }, (_, n) => postForm(sites[n % 2]?.url ?? '', table, message(n))),
    );
    expect(posted.map(({ status }) => status)).toEqual(posted.map(() => 201));
    const rows = await database.db.selectFrom(table).select('email').execute();
    expect(new Set(rows.map(({ email }) => email)).size).toBe(120);
    expect(rows).toHaveLength(120);
  });

  test('staff list, search, count, change and export, many times over', async () => {
    // Often enough that every connection behind the pooler has been everybody's.
    const turns = Array.from({ length: 40 }, async (_, n) => {
      const page = await (await staff.ask(`submissions/${table}?limit=20&q=number`)).json();
      expect(page).toMatchObject({ total: 120 });
      const one = await (await staff.ask(`submissions/${table}/${page.rows[n % 20].id}`)).json();
      expect(one.row.id).toBe(page.rows[n % 20].id);
      expect((await staff.ask(['pulse', 'chart', 'audit', 'sessions', 'backups'][n % 5] ?? '')).status).toBe(
        200,
      );
    });
    await Promise.all(turns);
    const { rows } = await (await staff.ask(`submissions/${table}?limit=2`)).json();
    const changes = rows.map(({ id }: { id: string }) => ({ id, status: 'done' }));
    expect((await staff.post(`submissions/${table}/status`, { changes })).status).toBe(200);
    const exported = await (await staff.ask(`submissions/${table}/export.csv`)).text();
    expect(exported.trim().split('\r\n')).toHaveLength(121);
  });

  test('accounts: a wrong password, a change of it, sign-out', async () => {
    const url = sites[0]?.url ?? '';
    const wrong = await postAuth(url, 'sign-in/email', {
      email: 'boss@example.org',
      password: 'not this one',
    });
    expect(wrong.status).toBe(401);
    const other = await signIn(url, 'boss@example.org');
    expect((await postAuth(url, 'sign-out', {}, other)).status).toBe(200);
    const said = await adminCommand(environment, 'list');
    expect(said).toMatchObject({ code: 0, said: expect.stringContaining('boss@example.org') });
  });

  test('a backup is made, checked and restored', async () => {
    const file = join(folder, 'through.backup');
    expect(await command('backup', environment, file)).toMatchObject({ code: 0 });
    expect(await command('backup', environment, '--check', file)).toMatchObject({ code: 0 });
    const restored = await command('restore', environment, file, '--overwrite');
    expect(restored).toMatchObject({ code: 0, said: expect.stringContaining('rows restored') });
    // A restore signs everybody out.
    staff = await asStaff(sites[1]?.url ?? '', 'boss@example.org');
    expect((await staff.ask(`submissions/${table}?limit=2`)).status).toBe(200);
    expect((await postForm(sites[1]?.url ?? '', table, message(999))).status).toBe(201);
  });
});

import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import fc from 'fast-check';
import { beforeAll, expect, test, vi } from 'vitest';
import { openBackup } from '#server/backup/read.ts';
import { restoreBackup } from '#server/backup/restore.ts';
import { endTurn, takeTurn, turnLength } from '#server/backup/turns.ts';
import { writeBackup } from '#server/backup/write.ts';
import { backupsFolder, command, emptyDatabase, everything, fill, idsIn } from '#tests/support/backups.ts';
import { describeOnBothEngines } from '#tests/support/engines.ts';
import { rowWith, store } from '#tests/support/seed.ts';
import { makeAdmin } from '#tests/support/staff.ts';

const { folder, newFile } = backupsFolder();
const keepReplaced = async () => undefined;

// Each command is a process of its own.
vi.setConfig({ testTimeout: 90_000 });

describeOnBothEngines('a backup', ({ environment, database, engine }) => {
  let file: string;
  beforeAll(async () => {
    await fill(database());
    file = newFile();
    expect(await command('backup', environment, file)).toMatchObject({ code: 0 });
  });

  test('is one file that only its owner reads, and any zstd tool', async () => {
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect([...readFileSync(file).subarray(0, 4)]).toEqual([0x28, 0xb5, 0x2f, 0xfd]);
    expect(readdirSync(folder).filter((name) => name.endsWith('.partial'))).toEqual([]);
    const { head } = await openBackup(file);
    const names = head.tables.map(({ name }) => name);
    expect(names.indexOf('user')).toBeLessThan(names.indexOf('account'));
    expect(names).toEqual(expect.arrayContaining(['submission_notes', 'audit_log', 'backup_checks']));
    for (const passing of ['sign_in_tries', 'session', 'schema_migrations'])
      expect(names).not.toContain(passing);
  });

  test('holds what was acknowledged before it began, and no half of anything, while four write', async () => {
    const { db } = database();
    // Between the two tables that are written together, so that reading one and the other takes a while.
    const between = Array.from({ length: 5000 }, () => rowWith('education_applications'));
    await store(database(), 'education_applications', between);
    const acknowledged: string[] = [];
    const stop = new AbortController();
    const writers = Array.from({ length: 4 }, async () => {
      while (!stop.signal.aborted) {
        const row = rowWith('aerial_submissions');
        await db.transaction().execute(async (trx) => {
          await trx.insertInto('aerial_submissions').values(row).execute();
          await trx
            .insertInto('submission_notes')
            .values({
              id: row.id,
              table_name: 'aerial_submissions',
              submission_id: row.id,
              at: row.created_at,
              author: 'a',
              text: 'b',
            })
            .execute();
        });
        acknowledged.push(row.id);
        await new Promise(setImmediate);
      }
    });
    while (acknowledged.length < 200) await new Promise((done) => setTimeout(done, 10));
    const before = [...acknowledged];
    const live = newFile();
    const { code, said } = await command('backup', environment, live);
    const during = acknowledged.length - before.length;
    stop.abort();
    await Promise.all(writers);
    expect({ code, said }).toMatchObject({ code: 0 });
    expect(during).toBeGreaterThan(0);
    const held = await idsIn(live);
    expect(before.filter((id) => !held.aerial_submissions?.has(id))).toEqual([]);
    expect(held.submission_notes).toEqual(held.aerial_submissions);
  });

  test('with a flipped byte or cut off anywhere is refused', async () => {
    const whole = readFileSync(file);
    const broken = newFile();
    const refused = async (bytes: Buffer) => {
      writeFileSync(broken, bytes);
      await expect(openBackup(broken)).rejects.toThrow(/is damaged, cut off or not a backup/);
    };
    const position = fc.oneof(
      fc.integer({ min: 0, max: whole.length - 1 }),
      fc.integer({ min: 0, max: 20 }),
      fc.integer({ min: whole.length - 80, max: whole.length - 1 }),
    );
    await fc.assert(
      fc.asyncProperty(position, fc.integer({ min: 1, max: 255 }), async (at, flip) => {
        const bytes = Buffer.from(whole);
        bytes[at] = (bytes[at] ?? 0) ^ flip;
        await refused(bytes);
      }),
      { numRuns: 300 },
    );
    await fc.assert(
      fc.asyncProperty(position, (length) => refused(whole.subarray(0, length))),
      { numRuns: 100 },
    );
    await refused(Buffer.concat([whole, Buffer.from('\n')]));
  });

  test('that is broken leaves the target as it is, and says so in a sentence', async () => {
    const before = await everything(database());
    const broken = newFile();
    writeFileSync(broken, readFileSync(file).subarray(0, -1));
    const { code, said } = await command('restore', environment, broken, '--overwrite');
    expect(code).toBe(1);
    expect(said).toMatch(/^\d+\.backup is damaged, .* Nothing was changed\.$/);
    expect(await everything(database())).toEqual(before);
  });

  test('is not put over submissions and accounts unless that is asked for', async () => {
    const before = await everything(database());
    await makeAdmin(database(), 'later@example.org');
    const refused = await command('restore', environment, file);
    expect(refused.code).toBe(1);
    expect(refused.said).toMatch(/^The database holds submissions or accounts already\. Add --overwrite/);
    expect((await everything(database())).user?.size).toBe(2);

    const restored = await command('restore', environment, file, '--overwrite');
    expect(restored.said).toMatch(/rows restored in .*: counts and checksums are the backup's\.$/);
    const after = await everything(database());
    expect(after.user).toEqual(before.user);
    expect(after.contact_submissions).toEqual(before.contact_submissions);
    const audit = [...(after.audit_log?.values() ?? [])];
    expect(audit.filter((entry) => JSON.stringify(entry).includes('restored a backup'))).toHaveLength(1);
    await store(database(), 'contact_submissions', [rowWith('contact_submissions')]);
  });

  test('that fails half-way changes nothing', async () => {
    const target = await emptyDatabase(engine, folder);
    await makeAdmin(target, 'stays@example.org');
    const before = await everything(target);
    const finish = () => Promise.reject(new Error('the disk is full'));
    const attempt = restoreBackup(target, await openBackup(file), { keepReplaced, finish });
    await expect(attempt).rejects.toThrow('the disk is full');
    expect(await everything(target)).toEqual(before);
    await target.db.destroy();
  });

  test('of an older version gets what has come since; of a newer one is refused', async () => {
    const source = await emptyDatabase(engine, folder);
    const target = await emptyDatabase(engine, folder);
    await store(source, 'contact_submissions', [rowWith('contact_submissions')]);
    await source.db.schema.dropTable('submission_notes').execute();
    await source.db.schema.alterTable('contact_submissions').dropColumn('referrer').execute();
    await source.db.schema.alterTable('contact_submissions').dropColumn('subject').execute();
    const older = newFile();
    await writeBackup(source, older);
    await restoreBackup(target, await openBackup(older));
    const row = await target.db.selectFrom('contact_submissions').selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({ referrer: null, subject: '' });

    const newer = newFile();
    await source.db.schema.alterTable('contact_submissions').addColumn('from_the_future', 'text').execute();
    await writeBackup(source, newer);
    const attempt = restoreBackup(target, await openBackup(newer), { keepReplaced });
    await expect(attempt).rejects.toThrow(/newer version.*“contact_submissions\.from_the_future”/);
    await source.db.insertInto('schema_migrations').values({ name: 'later', applied_at: '' }).execute();
    const later = newFile();
    await writeBackup(source, later);
    const again = restoreBackup(target, await openBackup(later), { keepReplaced });
    await expect(again).rejects.toThrow(/newer version.*“later”/);
    expect(await target.db.selectFrom('contact_submissions').selectAll().execute()).toEqual([row]);
    await source.db.destroy();
    await target.db.destroy();
  });

  test('that is stopped leaves no file', async () => {
    const stopped = newFile();
    const signal = AbortSignal.abort();
    await expect(writeBackup(database(), stopped, { signal })).rejects.toThrow();
    expect(readdirSync(folder).filter((name) => name.startsWith(basename(stopped)))).toEqual([]);
  });

  test('is checked by restoring it, and the result is written down', async () => {
    const good = await command('backup', environment, '--check', file);
    expect(good.said).toMatch(/rows restored for a test in .*: everything is in/);
    const broken = newFile();
    writeFileSync(broken, readFileSync(file).subarray(1));
    const bad = await command('backup', environment, '--check', broken);
    expect(bad.code).toBe(1);
    const checks = await database().db.selectFrom('backup_checks').selectAll().orderBy('id').execute();
    expect(checks.map(({ failure }) => failure)).toEqual([null, expect.stringContaining('is damaged')]);
    expect(checks[0]?.rows).toBeGreaterThan(8);
    const left = readdirSync(join(environment.DATA_DIR ?? '', 'backups'));
    expect(left.filter((name) => !name.endsWith('.backup'))).toEqual([]);
  });

  test('is made by one of many processes, and by another when that one dies', async () => {
    const now = Date.now();
    const taken = await Promise.all(Array.from({ length: 12 }, () => takeTurn(database(), 'write', now)));
    expect(taken.filter(Boolean)).toHaveLength(1);
    expect(await takeTurn(database(), 'write', now + turnLength - 1)).toBe(false);
    expect(await takeTurn(database(), 'check', now)).toBe(true);
    expect(await takeTurn(database(), 'write', now + turnLength)).toBe(true);
  });

  test('is not put off by a clock that ran ahead and was put right', async () => {
    const [now, year, day] = [Date.now() + 10 * turnLength, 8760 * turnLength, 24 * turnLength];
    await takeTurn(database(), 'write', now + year);
    await endTurn(database(), 'write', now + year + day);
    expect(await takeTurn(database(), 'write', now, day)).toBe(true);
    await endTurn(database(), 'write', now + day);
    expect(await takeTurn(database(), 'write', now + 1000, day)).toBe(false);
    expect(await takeTurn(database(), 'write', now + day, day)).toBe(true);
  });
});

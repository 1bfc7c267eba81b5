import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkBackup } from '#server/backup/check.ts';
import { keepNewest, newBackupFile, newestBackup } from '#server/backup/folder.ts';
import { openBackup } from '#server/backup/read.ts';
import { restoreBackup } from '#server/backup/restore.ts';
import { writeBackup } from '#server/backup/write.ts';
import type { Database } from '#server/database/connection.ts';
import { backupsFolder, emptyDatabase, everything, fill } from '#tests/support/backups.ts';
import { rowWith, store } from '#tests/support/seed.ts';

const { folder, newFile } = backupsFolder();

test('SQLite → PostgreSQL → SQLite brings everything back', async () => {
  const places = [
    await emptyDatabase('sqlite', folder),
    await emptyDatabase('postgres', folder),
    await emptyDatabase('sqlite', folder),
  ];
  const [first, second, third] = places as [Database, Database, Database];
  await fill(first);
  const sums = [];
  for (const [from, into] of [
    [first, second],
    [second, third],
  ] as const) {
    const file = newFile();
    const written = await writeBackup(from, file);
    expect(await restoreBackup(into, await openBackup(file))).toEqual(written.tables);
    sums.push(written.tables);
  }
  sums.push((await writeBackup(third, newFile())).tables);
  expect(sums[1]).toEqual(sums[0]);
  expect(sums[2]).toEqual(sums[0]);
  expect(sums[0]?.veterans_applications?.rows).toBe(2);
  const before = await everything(first);
  expect(await everything(second)).toEqual(before);
  expect(await everything(third)).toEqual(before);
  for (const { db } of places) await db.destroy();
});

test('a digest tells one changed cell, and not the order of the rows', async () => {
  const database = await emptyDatabase('sqlite', folder);
  const rows = Array.from({ length: 5 }, () => rowWith('aerial_submissions'));
  const digestOf = async () => (await writeBackup(database, newFile())).tables.aerial_submissions?.digest;
  await store(database, 'aerial_submissions', rows);
  const digest = await digestOf();
  await database.db.deleteFrom('aerial_submissions').execute();
  await store(database, 'aerial_submissions', rows.toReversed());
  expect(await digestOf()).toBe(digest);
  await database.db
    .updateTable('aerial_submissions')
    .set({ message: 'x' })
    .where('id', '=', rows[2]?.id ?? '')
    .execute();
  expect(await digestOf()).not.toBe(digest);
  await database.db.destroy();
});

test('the newest are kept, and what is not a backup of ours', async () => {
  const data = mkdtempSync(join(folder, 'keep-'));
  const database = await emptyDatabase('sqlite', folder);
  const made: string[] = [];
  for (let n = 0; n < 4; n++) {
    made.push(newBackupFile(data));
    await writeBackup(database, made[n] ?? '');
    await new Promise((done) => setTimeout(done, 2));
  }
  writeFileSync(join(data, 'backups', 'mine.backup'), '');
  expect(await keepNewest(join(data, 'backups'), 2, made[3] ?? '')).toBe(2);
  expect(made.map(existsSync)).toEqual([false, false, true, true]);
  expect(existsSync(join(data, 'backups', 'mine.backup'))).toBe(true);
  expect(await newestBackup(data)).toBe(made[3]);
  expect(await checkBackup(made[3] ?? '', data)).toMatchObject({ failure: null });
  await database.db.destroy();
});

test('what was just written is kept, whatever the clock said when others were', async () => {
  const data = mkdtempSync(join(folder, 'clock-'));
  const backups = join(data, 'backups');
  mkdirSync(backups);
  const old = join(backups, 'prometheon-2026-01-01T00-00-00.000Z.backup');
  const future = join(backups, 'prometheon-2199-01-01T00-00-00.000Z.backup');
  for (const file of [old, future]) writeFileSync(file, '');
  const written = newBackupFile(data);
  writeFileSync(written, '');
  expect(await newestBackup(data)).toBe(written);
  expect(await keepNewest(backups, 2, written)).toBe(1);
  expect([old, future, written].map(existsSync)).toEqual([true, false, true]);
  writeFileSync(future, '');
  expect(await keepNewest(backups, 1, written)).toBe(2);
  expect([old, future, written].map(existsSync)).toEqual([false, false, true]);
});

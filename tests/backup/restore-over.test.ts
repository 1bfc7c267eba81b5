import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { backupsFolder, command, everything, fill, idsIn } from '#tests/support/backups.ts';
import { describeOnBothEngines } from '#tests/support/engines.ts';
import { rowWith, store } from '#tests/support/seed.ts';

const { newFile } = backupsFolder();

/** On a busy machine it takes longer. */
const patiently = { timeout: 60_000 };

// Each command is a process of its own, and on a busy machine each takes ten seconds.
vi.setConfig({ testTimeout: 300_000 });

describeOnBothEngines('a restore over what is there', ({ environment, database }) => {
  const backups = () => join(environment.DATA_DIR ?? '', 'backups');

  test('loses no message that was acknowledged, before it or meanwhile', async () => {
    await fill(database());
    const file = newFile();
    expect(await command('backup', environment, file)).toMatchObject({ code: 0 });

    const acknowledged: string[] = [];
    const stop = new AbortController();
    const writer = (async () => {
      while (!stop.signal.aborted) {
        const row = rowWith('aerial_submissions');
        // While the restore holds the database, nothing is acknowledged.
        await store(database(), 'aerial_submissions', [row]).then(
          () => acknowledged.push(row.id),
          () => undefined,
        );
        await new Promise((done) => setTimeout(done, 5));
      }
    })();
    await expect.poll(() => acknowledged.length, patiently).toBeGreaterThan(10);
    const { code, said } = await command('restore', environment, file, '--overwrite');
    const before = acknowledged.length;
    await expect.poll(() => acknowledged.length, patiently).toBeGreaterThan(before);
    stop.abort();
    await writer;

    expect({ code, said }).toMatchObject({ code: 0 });
    const [copy = '', ...others] = readdirSync(backups());
    expect(others).toEqual([]);
    expect(said).toMatch(new RegExp(`^[\\d,]+ rows that were there are kept in .*${copy}$`, 'm'));
    const kept = (await idsIn(join(backups(), copy))).aerial_submissions ?? new Set();
    const now = new Set((await everything(database())).aerial_submissions?.keys());
    expect(kept.size).toBeGreaterThan(10);
    expect(acknowledged.filter((id) => !kept.has(id) && !now.has(id))).toEqual([]);
  });

  test('can be taken back', async () => {
    const before = await everything(database());
    const empty = newFile();
    await database().db.deleteFrom('contact_submissions').execute();
    expect(await command('backup', environment, empty)).toMatchObject({ code: 0 });
    const contacts = before.contact_submissions?.size ?? 0;
    await store(
      database(),
      'contact_submissions',
      Array.from({ length: contacts }, () => rowWith('contact_submissions')),
    );
    const there = (await everything(database())).contact_submissions;
    expect(await command('restore', environment, empty, '--overwrite')).toMatchObject({ code: 0 });
    expect((await everything(database())).contact_submissions?.size).toBe(0);
    const copy = readdirSync(backups()).sort().at(-1) ?? '';
    const back = await command('restore', environment, join(backups(), copy), '--overwrite');
    expect(back).toMatchObject({ code: 0 });
    expect((await everything(database())).contact_submissions).toEqual(there);
  });
});

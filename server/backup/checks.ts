import { randomUUIDv7 } from 'node:crypto';
import { basename } from 'node:path';
import type { BackupState } from '#app/inbox/answers.ts';
import type { Database } from '#server/database/connection.ts';
import type { Check } from './check.ts';

export async function recordCheck({ db }: Database, file: string, check: Check): Promise<void> {
  const { madeAt, rows, failure } = check;
  await db
    .insertInto('backup_checks')
    .values({
      id: randomUUIDv7(),
      at: new Date().toISOString(),
      file: basename(file),
      made_at: madeAt,
      rows,
      failure,
    })
    .execute();
}

/** What staff see: the last check that went well, and the failure if a later one did not. */
export async function readBackupState({ db }: Database): Promise<BackupState> {
  const newest = db.selectFrom('backup_checks').selectAll().orderBy('id', 'desc').limit(1);
  const last = await newest.executeTakeFirst();
  const good = await newest.where('failure', 'is', null).executeTakeFirst();
  return {
    verified: good ? { at: good.at, madeAt: good.made_at, rows: good.rows } : null,
    failed: last?.failure ? { at: last.at, file: last.file, sentence: last.failure } : null,
  };
}

import { basename } from 'node:path';
import { pino } from 'pino';
import { openDatabase } from '#server/database/database.ts';
import { refuseWithoutRoom, scratchFolder } from './folder.ts';
import { BackupError } from './format.ts';
import { type Backup, openBackup } from './read.ts';
import { restoreBackup } from './restore.ts';
import { type Progress, rowsOf } from './write.ts';

export type Check = { madeAt: string | null; rows: number; failure: string | null };

/** Restores a backup into a database made for it alone, and says whether everything was there. */
export async function checkBackup(file: string, dataDirectory: string, progress?: Progress): Promise<Check> {
  const checked: Check = { madeAt: null, rows: 0, failure: null };
  try {
    const backup = await openBackup(file);
    checked.madeAt = backup.head.madeAt;
    await restoreIntoScratch(backup, dataDirectory, progress);
    checked.rows = rowsOf(backup.head);
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'unknown error';
    checked.failure =
      error instanceof BackupError ? reason : `${basename(file)} could not be restored: ${reason}`;
  }
  return checked;
}

async function restoreIntoScratch(backup: Backup, dataDirectory: string, progress?: Progress): Promise<void> {
  const scratch = await scratchFolder(dataDirectory);
  try {
    await refuseWithoutRoom(scratch.path, backup.unpackedBytes);
    const database = await openDatabase(
      { databaseUrl: null, dataDirectory: scratch.path },
      pino({ level: 'silent' }),
    );
    try {
      await restoreBackup(database, backup, { progress });
    } finally {
      await database.db.destroy();
    }
  } finally {
    await scratch.remove();
  }
}

import { basename, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { pino } from 'pino';
import { record } from '#server/accounts/audit.ts';
import { newBackupFile, refuseWithoutRoom } from '#server/backup/folder.ts';
import { openBackup } from '#server/backup/read.ts';
import { restoreBackup } from '#server/backup/restore.ts';
import { rowsOf, writeSnapshot } from '#server/backup/write.ts';
import { readConfig, StartError } from '#server/config/config.ts';
import type { Connection } from '#server/database/connection.ts';
import { openDatabase } from '#server/database/database.ts';
import { timeLimits } from '#server/database/postgres.ts';
import { noticeOfNewDatabase } from './command-line/database-there.ts';
import { amount, endProgress, progressLine, stopwatch } from './command-line/progress.ts';
import { tellInASentence } from './command-line/tell-in-a-sentence.ts';

const usage = `Usage:
  npm run restore -- FILE               into a database without submissions and accounts
  npm run restore -- FILE --overwrite   in the place of everything it holds, which is backed up first`;

await tellInASentence('The backup could not be restored', restore, 'Nothing was changed.');

async function restore(): Promise<void> {
  const { file, overwrite } = readArguments();
  const config = readConfig(process.env);
  const seconds = stopwatch();
  const backup = await openBackup(file);
  const rows = rowsOf(backup.head);
  if (!config.databaseUrl) await refuseWithoutRoom(config.dataDirectory, backup.unpackedBytes);
  const tellIfNew = noticeOfNewDatabase(config);
  const database = await openDatabase(config, pino({ level: 'warn' }), timeLimits.forCommands);
  tellIfNew();
  let kept = '';
  // What came after the backup was made, or everything if it was the wrong one, can be had back.
  const keep = async (replaced: Connection) => {
    const file = newBackupFile(config.dataDirectory);
    const { rows } = await writeSnapshot(replaced, file);
    kept = `${amount(rows)} rows that were there are kept in ${file}`;
  };
  try {
    const sums = await restoreBackup(database, backup, {
      keepReplaced: overwrite ? keep : undefined,
      progress: progressLine(),
      finish: (target) => record(target, 'command line', 'restored a backup', { file: basename(file), rows }),
    });
    endProgress();
    for (const [table, { rows, digest }] of Object.entries(sums))
      console.log(`${table.padEnd(30)}${amount(rows).padStart(12)}  ${digest}`);
    if (kept) console.log(kept);
    console.log(`${amount(rows)} rows restored in ${seconds()}: counts and checksums are the backup's.`);
  } finally {
    await database.db.destroy();
  }
}

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { overwrite: { type: 'boolean', default: false } },
    });
    const [file, ...others] = positionals;
    if (!file || others.length > 0) throw new StartError(usage);
    return { file: resolve(file), overwrite: values.overwrite };
  } catch {
    throw new StartError(usage);
  }
}

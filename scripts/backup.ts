import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { pino } from 'pino';
import { record } from '#server/accounts/audit.ts';
import { checkBackup } from '#server/backup/check.ts';
import { recordCheck } from '#server/backup/checks.ts';
import { keepNewest, newBackupFile, newestBackup } from '#server/backup/folder.ts';
import { BackupError } from '#server/backup/format.ts';
import { writeBackup } from '#server/backup/write.ts';
import { type Config, readConfig, StartError } from '#server/config/config.ts';
import { connectDatabase, openDatabase } from '#server/database/database.ts';
import { timeLimits } from '#server/database/postgres.ts';
import { needDatabase } from './command-line/database-there.ts';
import { amount, endProgress, progressLine, stopwatch } from './command-line/progress.ts';
import { tellInASentence } from './command-line/tell-in-a-sentence.ts';

const usage = `Usage:
  npm run backup                     into DATA_DIR/backups
  npm run backup -- FILE             into a file that does not exist yet
  npm run backup -- --keep N         and keep only the newest N of the folder
  npm run backup -- --check [FILE]   restore the newest, or that one, into a scratch database and compare`;

const log = pino({ level: 'warn' });

await tellInASentence('The backup failed', backup);

async function backup(): Promise<void> {
  const { file, keep, check } = readArguments();
  const config = readConfig(process.env);
  needDatabase(config);
  if (check) await checkOne(config, file ?? (await newestBackup(config.dataDirectory)));
  else await writeOne(config, file ?? newBackupFile(config.dataDirectory), keep);
}

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { keep: { type: 'string' }, check: { type: 'boolean', default: false } },
    });
    const [file, ...others] = positionals;
    if (others.length > 0 || !/^([1-9]\d*)?$/.test(values.keep ?? '')) throw new StartError(usage);
    return {
      file: file === undefined ? null : resolve(file),
      keep: Number(values.keep ?? Number.POSITIVE_INFINITY),
      check: values.check,
    };
  } catch {
    throw new StartError(usage);
  }
}

async function writeOne(config: Config, file: string, keep: number): Promise<void> {
  if (existsSync(file)) throw new BackupError(`${file} exists already. Name another file.`);
  if (!existsSync(dirname(file)))
    throw new BackupError(`There is no folder ${dirname(file)}. Make it, or name another.`);
  const seconds = stopwatch();
  // Not migrated: a backup is often the first thing to do with a new version.
  const database = await connectDatabase(config, log, timeLimits.forCommands);
  try {
    const { rows, bytes } = await writeBackup(database, file, {
      progress: progressLine(),
      signal: stopSignal(),
    });
    endProgress();
    await record(database, 'command line', 'made a backup', { rows });
    const removed = await keepNewest(dirname(file), keep, file);
    if (removed > 0) console.log(`${removed} older removed.`);
    console.log(`${amount(rows)} rows in ${(bytes / 1e6).toFixed(2)} MB and ${seconds()}: ${file}`);
  } finally {
    await database.db.destroy();
  }
}

/** Whoever is stopped half-way takes the half file away. */
function stopSignal(): AbortSignal {
  const stop = new AbortController();
  const abort = () => stop.abort(new BackupError('The backup was stopped.'));
  process.once('SIGINT', abort);
  process.once('SIGTERM', abort);
  return stop.signal;
}

async function checkOne(config: Config, file: string | null): Promise<void> {
  if (!file) throw new BackupError('There is no backup yet. Make one: npm run backup');
  const seconds = stopwatch();
  const database = await openDatabase(config, log, timeLimits.forCommands);
  try {
    const { rows, madeAt, failure } = await checkBackup(file, config.dataDirectory, progressLine());
    endProgress();
    await recordCheck(database, file, { rows, madeAt, failure });
    if (failure) throw new BackupError(failure);
    console.log(`${amount(rows)} rows restored for a test in ${seconds()}: everything is in ${file}`);
  } finally {
    await database.db.destroy();
  }
}

import { execFile } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Logger } from 'pino';
import type { Config } from '#server/config/config.ts';
import type { Database } from '#server/database/connection.ts';
import type { BackupJob } from '#server/database/schema/backup-tables.ts';
import { newestBackup } from './folder.ts';
import { endTurn, takeTurn, turnLength } from './turns.ts';

const second = 1000;
const hour = 60 * 60 * second;

/** When a running server looks whether something is due, and how much it keeps of what it made. */
const policy = { firstLook: 5 * second, look: 5 * 60 * second, checkEvery: 24 * hour, keep: 14 };

type Needs = {
  config: Pick<Config, 'backupEvery' | 'dataDirectory'>;
  database: Database;
  log: Logger;
  leaving: AbortController;
};

/** Backups on schedule and their daily check. Answers when the last thing it began is over, after `leaving`. */
export async function keepBackups(services: Needs, script: string): Promise<void> {
  const { config, log, leaving } = services;
  const every = Math.min(policy.look, (config.backupEvery ?? Number.POSITIVE_INFINITY) * hour);
  for (let pause = policy.firstLook; ; pause = every) {
    await wait(pause, null, { signal: leaving.signal, ref: false }).catch(() => {});
    if (leaving.signal.aborted) return;
    try {
      await doWhatIsDue(services, script);
    } catch (error) {
      // The database may be away; the next look tries again.
      log.warn({ error }, 'could not check whether a backup is due; trying again later');
    }
  }
}

async function doWhatIsDue(services: Needs, script: string): Promise<void> {
  const { backupEvery, dataDirectory } = services.config;
  if (backupEvery)
    await takeTurnAt(services, 'write', backupEvery * hour, [script, '--keep', String(policy.keep)]);
  const newest = await newestBackup(dataDirectory);
  if (newest) await takeTurnAt(services, 'check', policy.checkEvery, [script, '--check', newest]);
}

async function takeTurnAt(services: Needs, job: BackupJob, every: number, command: string[]): Promise<void> {
  const started = Date.now();
  if (!(await takeTurn(services.database, job, started, every))) return;
  await runCommand(services, job, command);
  // What was broken off is due as before: whoever starts next need not wait until the turn would have been over.
  const isBrokenOff = services.leaving.signal.aborted;
  await endTurn(services.database, job, isBrokenOff ? started : started + every);
}

/** The command a person would give, in a process of its own: visitors do not wait for it. */
async function runCommand({ log, leaving }: Needs, job: BackupJob, command: string[]): Promise<void> {
  try {
    const options = { signal: leaving.signal, timeout: turnLength };
    const { stdout } = await promisify(execFile)(process.execPath, command, options);
    log.info({ job }, stdout.trim().split('\n').at(-1));
  } catch (error) {
    if (leaving.signal.aborted) return;
    const said = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : String(error);
    log.error({ job, said }, 'a backup job failed');
  }
}

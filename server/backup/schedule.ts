import { execFile } from 'node:child_process';
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

/** Backups on schedule and their daily check, until the process is asked to leave. */
export function keepBackups(services: Needs, script: string): void {
  let timer = setTimeout(look, policy.firstLook).unref();
  services.leaving.signal.addEventListener('abort', () => clearTimeout(timer));

  async function look(): Promise<void> {
    try {
      await doWhatIsDue(services, script);
    } catch (error) {
      // The database may be away; the next look tries again.
      services.log.warn({ error }, 'could not check whether a backup is due; trying again later');
    }
    if (!services.leaving.signal.aborted) timer = setTimeout(look, policy.look).unref();
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
  if (!services.leaving.signal.aborted) await endTurn(services.database, job, started + every);
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

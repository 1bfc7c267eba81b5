import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

const day = 24 * 60 * 60 * 1000;

/** Where backups lie that were not given another place. */
export function backupFolder(dataDirectory: string): string {
  return join(dataDirectory, 'backups');
}

export function newBackupFile(dataDirectory: string): string {
  const moment = new Date().toISOString().replaceAll(':', '-');
  return join(backupFolder(dataDirectory), `prometheon-${moment}.backup`);
}

export async function newestBackup(dataDirectory: string): Promise<string | null> {
  const folder = backupFolder(dataDirectory);
  const newest = (await backupsIn(folder)).at(-1);
  return newest ? join(folder, newest) : null;
}

/** Removes all but the newest of a folder, and what a killed backup left behind. */
export async function keepNewest(folder: string, count: number): Promise<number> {
  const old = (await backupsIn(folder)).slice(0, -count);
  for (const name of old) await rm(join(folder, name), { force: true });
  await removeOld(folder, /^prometheon-.*\.partial$/);
  return old.length;
}

/** Oldest first: their names begin with the moment. */
async function backupsIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return names.filter((name) => /^prometheon-.*\.backup$/.test(name)).sort();
}

const scratchName = 'scratch-';

/** An empty folder beside the backups, where there is room for data; `remove` takes it away. */
export async function scratchFolder(dataDirectory: string) {
  const folder = backupFolder(dataDirectory);
  const path = join(folder, `${scratchName}${process.pid}`);
  await removeOld(folder, new RegExp(`^${scratchName}`));
  await rm(path, { recursive: true, force: true });
  await mkdir(path, { recursive: true, mode: 0o700 });
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}

async function removeOld(folder: string, pattern: RegExp): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    if (!pattern.test(name)) continue;
    const path = join(folder, name);
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Date.now() }));
    if (mtimeMs < Date.now() - day) await rm(path, { recursive: true, force: true });
  }
}

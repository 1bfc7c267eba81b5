import { existsSync } from 'node:fs';
import { readdir, rm, stat, statfs } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { makePrivateFolder } from '#server/database/private-files.ts';
import { BackupError } from './format.ts';

const day = 24 * 60 * 60 * 1000;

/** Where backups lie that were not given another place. */
export function backupFolder(dataDirectory: string): string {
  return join(dataDirectory, 'backups');
}

/** The name for a new one; the folder for it is made. */
export function newBackupFile(dataDirectory: string): string {
  makePrivateFolder(backupFolder(dataDirectory));
  return join(backupFolder(dataDirectory), nameAt(Date.now()));
}

function nameAt(milliseconds: number): string {
  return `prometheon-${new Date(milliseconds).toISOString().replaceAll(':', '-')}.backup`;
}

export async function newestBackup(dataDirectory: string): Promise<string | null> {
  const folder = backupFolder(dataDirectory);
  const newest = (await backupsIn(folder)).at(-1);
  return newest ? join(folder, newest) : null;
}

/** Removes all but the newest of a folder, never the one just written, and what a killed backup left behind. */
export async function keepNewest(folder: string, count: number, written: string): Promise<number> {
  const others = (await backupsIn(folder)).filter((name) => name !== basename(written));
  const old = others.slice(0, Math.max(0, others.length - (count - 1)));
  for (const name of old) await rm(join(folder, name), { force: true });
  await removeOld(folder, /^prometheon-.*\.partial$/);
  return old.length;
}

/**
 * Oldest first: their names begin with the moment. One from the future was made by a clock that has been put right
 * since: when, nobody knows, so it stands behind all others.
 */
async function backupsIn(folder: string): Promise<string[]> {
  const names = await namesIn(folder);
  const backups = names.filter((name) => /^prometheon-.*\.backup$/.test(name)).sort();
  const tomorrow = nameAt(Date.now() + day);
  return [...backups.filter((name) => name > tomorrow), ...backups.filter((name) => name <= tomorrow)];
}

/** None before the first backup. A folder that may not be read is an error: it could hold any number. */
async function namesIn(folder: string): Promise<string[]> {
  return existsSync(folder) ? readdir(folder) : [];
}

const scratchName = 'scratch-';

/** An empty folder beside the backups, where there is room for data; `remove` takes it away. */
export async function scratchFolder(dataDirectory: string) {
  const folder = backupFolder(dataDirectory);
  const path = join(folder, `${scratchName}${process.pid}`);
  await removeOld(folder, new RegExp(`^${scratchName}`));
  await rm(path, { recursive: true, force: true });
  makePrivateFolder(path);
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}

async function removeOld(folder: string, pattern: RegExp): Promise<void> {
  for (const name of await namesIn(folder)) {
    if (!pattern.test(name)) continue;
    const path = join(folder, name);
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Date.now() }));
    if (mtimeMs < Date.now() - day) await rm(path, { recursive: true, force: true });
  }
}

/** Rows, their indexes and SQLite's log of writes, as times of what a backup unpacks to. */
const roomPerByte = 3;

/** A full disk in the middle of a restore would take visitors' messages with it. */
export async function refuseWithoutRoom(folder: string, unpackedBytes: number): Promise<void> {
  makePrivateFolder(folder);
  const { bavail, bsize } = await statfs(folder);
  const [needed, free] = [roomPerByte * unpackedBytes, bavail * bsize];
  const amount = (bytes: number) => `${Math.ceil(bytes / 1e6).toLocaleString('en-US')} MB`;
  if (needed > free)
    throw new BackupError(
      `Restoring it takes about ${amount(needed)} of disk, and ${amount(free)} are free.`,
    );
}

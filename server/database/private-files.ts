import {
  accessSync,
  chmodSync,
  closeSync,
  constants,
  existsSync,
  fchownSync,
  lchownSync,
  mkdirSync,
  openSync,
  readdirSync,
  type Stats,
  statSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

/** What the site keeps in its data folder, by the names it gives. */
const ours = /^(prometheon\.sqlite|backups$)/;

/** The data holds visitors' messages, password hashes and secrets: only the site's own user may read it. */
export function keepPrivate(dataDirectory: string): void {
  if (!isFolder(dataDirectory)) return;
  tighten(dataDirectory);
  for (const name of namesIn(dataDirectory).filter((name) => ours.test(name)))
    tightenAll(join(dataDirectory, name));
}

/**
 * With the folders above it. One by one: where the system answers that a new folder has no place, as in /proc, Node's
 * own way tries for ever.
 */
export function makePrivateFolder(path: string): void {
  if (isFolder(path)) return;
  makePrivateFolder(dirname(path));
  try {
    mkdirSync(path, 0o700);
    giveToOwnerOf(dirname(path), ({ uid, gid }) => lchownSync(path, uid, gid));
  } catch (error) {
    // Another process may have been faster.
    if (!isFolder(path)) throw error;
  }
}

/** SQLite gives its other files the rights of this one, so it must be made before SQLite makes it. */
export function makePrivateFile(path: string): void {
  try {
    closeSync(openNewPrivateFile(path));
  } catch (error) {
    if (!existsSync(path)) throw error;
    accessSync(path, constants.R_OK | constants.W_OK);
  }
}

/** Answers its descriptor. A file that exists is an error. */
export function openNewPrivateFile(path: string): number {
  const file = openSync(path, 'wx', 0o600);
  giveToOwnerOf(dirname(path), ({ uid, gid }) => fchownSync(file, uid, gid));
  return file;
}

/** The site runs as the user who owns the folder, and could not read what root made there. */
function giveToOwnerOf(folder: string, give: (owner: { uid: number; gid: number }) => void): void {
  if (process.getuid?.() !== 0) return;
  try {
    give(statSync(folder));
  } catch {
    // On a disk that knows no owners.
  }
}

function tightenAll(path: string): void {
  tighten(path);
  if (isFolder(path)) for (const name of namesIn(path)) tightenAll(join(path, name));
}

function isFolder(path: string): boolean {
  return find(path)?.isDirectory() ?? false;
}

function find(path: string): Stats | null {
  try {
    return statSync(path);
  } catch {
    // Not there, or behind a folder that this user may not enter.
    return null;
  }
}

/** What this user may not list belongs to another, who sees to its rights. */
function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function tighten(path: string): void {
  const found = find(path);
  if (!found || found.uid !== process.getuid?.() || isShared(found.mode)) return;
  const wanted = found.isDirectory() ? 0o700 : 0o600;
  try {
    if ((found.mode & 0o777) !== wanted) chmodSync(path, wanted);
  } catch {
    // Gone since it was listed, or on a disk that knows no rights.
  }
}

/** A folder like /tmp, where everybody keeps files of their own, is not ours to close. */
function isShared(mode: number): boolean {
  return (mode & 0o1000) !== 0;
}

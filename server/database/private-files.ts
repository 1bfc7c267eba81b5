import { chmodSync, closeSync, openSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** What the site keeps in its data folder, by the names it gives. */
const ours = /^(prometheon\.sqlite|backups$)/;

/** The data holds visitors' messages, password hashes and secrets: only the site's own user may read it. */
export function keepPrivate(dataDirectory: string): void {
  if (!statSync(dataDirectory, { throwIfNoEntry: false })?.isDirectory()) return;
  tighten(dataDirectory);
  for (const name of readdirSync(dataDirectory).filter((name) => ours.test(name)))
    tightenAll(join(dataDirectory, name));
}

/** SQLite gives its other files the rights of this one, so it must be made before SQLite makes it. */
export function makePrivateFile(path: string): void {
  closeSync(openSync(path, 'a', 0o600));
}

function tightenAll(path: string): void {
  tighten(path);
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory())
    for (const name of readdirSync(path)) tightenAll(join(path, name));
}

function tighten(path: string): void {
  const found = statSync(path, { throwIfNoEntry: false });
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

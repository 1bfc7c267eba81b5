import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { FileTable } from '#server/pages/file-table.ts';

const table: FileTable = JSON.parse(
  readFileSync(resolve(import.meta.dirname, '../../build/files.json'), 'utf8'),
);

/** The largest of the files that the server reads from disk for each visitor. */
export function largestPicture(): string {
  const pictures = Object.entries(table).filter(([path]) => path.endsWith('.avif'));
  return pictures.sort(([, one], [, other]) => other.bytes - one.bytes)[0]?.[0] ?? '';
}

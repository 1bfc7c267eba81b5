import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { pipeline } from 'node:stream';
import { createZstdDecompress } from 'node:zlib';
import type { Cell } from '#server/database/whole-tables.ts';
import {
  BackupError,
  type Head,
  parseHead,
  parseLine,
  sealLength,
  sealOf,
  startSeal,
  type TableSums,
} from './format.ts';

/** A backup whose every byte has been checked. */
export type Backup = { file: string; contentBytes: number; unpackedBytes: number; head: Head };

export type Batch = { table: string; rows: Cell[][] };

/** The longest honest row is well below; and no honest rows compress better: each holds ids and hashes. */
const most = { lineLength: 1024 * 1024, unpacked: (bytes: number) => 64 * 1024 * 1024 + 1000 * bytes };

/** Goes through the whole file before anything is touched: a small file may be made to unpack without end. */
export async function openBackup(file: string): Promise<Backup> {
  const contentBytes = await checkSeal(file);
  let head: Head | null = null;
  let unpackedBytes = 0;
  for await (const lines of readLines(file, contentBytes)) {
    head ??= parseHead(lines[0] ?? '');
    for (const line of lines) unpackedBytes += line.length + 1;
    if (unpackedBytes > most.unpacked(contentBytes))
      throw isNone(file, 'it unpacks to far more than any backup');
  }
  if (!head) throw new BackupError(`${basename(file)} is empty.`);
  return { file, contentBytes, unpackedBytes, head };
}

function isNone(file: string, reason: string): BackupError {
  return new BackupError(`${basename(file)} is no backup of this site: ${reason}.`);
}

/** Answers how many bytes come before the seal. */
async function checkSeal(file: string): Promise<number> {
  const { size } = await stat(file).catch(() => {
    throw new BackupError(`There is no file ${file}.`);
  });
  const contentBytes = size - sealLength;
  const refusal = `${basename(file)} is damaged, cut off or not a backup: its checksum does not fit.`;
  if (contentBytes <= 0) throw new BackupError(refusal);
  const hash = startSeal();
  for await (const chunk of createReadStream(file, { end: contentBytes - 1 })) hash.update(chunk);
  if (!sealOf(hash).equals(await readSeal(file, contentBytes))) throw new BackupError(refusal);
  return contentBytes;
}

async function readSeal(file: string, position: number): Promise<Buffer> {
  const handle = await open(file);
  try {
    const { buffer } = await handle.read(Buffer.alloc(sealLength), 0, sealLength, position);
    return buffer;
  } finally {
    await handle.close();
  }
}

/** The rows in batches; the end of the file is handed to `ended`. */
export async function* readRows(
  { file, contentBytes, head }: Backup,
  ended: (sums: TableSums) => void,
): AsyncGenerator<Batch> {
  const left = new Map(head.tables.map(({ name, rows }) => [name, rows]));
  let table = '';
  let isHead = true;
  for await (const lines of readLines(file, contentBytes)) {
    let rows: Cell[][] = [];
    for (const line of isHead ? lines.slice(1) : lines) {
      const read = parseLine(line);
      if (!read) throw isNone(file, 'a line in it is no row');
      if (Array.isArray(read)) {
        rows.push(read);
        continue;
      }
      if (rows.length > 0) yield { table, rows: counted(rows) };
      rows = [];
      if ('table' in read) table = read.table;
      else ended(read.end);
    }
    if (rows.length > 0) yield { table, rows: counted(rows) };
    isHead = false;
  }

  function counted(rows: Cell[][]): Cell[][] {
    const expected = left.get(table) ?? Number.POSITIVE_INFINITY;
    if (rows.length > expected) throw isNone(file, `it holds more rows of ${table} than it says`);
    left.set(table, expected - rows.length);
    return rows;
  }
}

/** What is read becomes one insert, so a piece is some hundred rows. */
const pieceBytes = 512 * 1024;

/** Whole lines, as many as a piece of the file holds. Not `readline`: it also breaks at U+2028. */
async function* readLines(file: string, contentBytes: number): AsyncGenerator<string[]> {
  const text = createZstdDecompress({ chunkSize: pieceBytes });
  // The reader below hears of an error through the stream it reads.
  pipeline(createReadStream(file, { end: contentBytes - 1 }), text, () => undefined);
  text.setEncoding('utf8');
  let rest = '';
  for await (const chunk of text) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    if (rest.length > most.lineLength) throw isNone(file, 'a line in it is too long');
    if (lines.length > 0) yield lines;
  }
}

import { createHash, type Hash } from 'node:crypto';
import * as z from 'zod';
import type { Cell } from '#server/database/whole-tables.ts';

/** A backup or a restore that cannot go on, told in one sentence. */
export class BackupError extends Error {}

/**
 * Not in a backup: how far the schema is (a restored database keeps its own), and what is only passing.
 * Sessions are, too: a restore must not sign anyone in again who has signed out since.
 */
export const leftOut: ReadonlySet<string> = new Set([
  'schema_migrations',
  'session',
  'verification',
  // No longer written to; processes of an older version that run beside this one still count there.
  'sign_in_tries',
  'visitor_counts',
  'backup_turns',
  'health_checks',
  'visit_salts',
  'visit_marks',
]);

/** The lines of the file, as JSON; after a table's line come its rows, each an array of cells. */
export const formatVersion = 1;

const headSchema = z.object({
  prometheonBackup: z.number(),
  madeAt: z.iso.datetime(),
  engine: z.enum(['sqlite', 'postgres']),
  migrations: z.array(z.string()),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: z.number() })),
});

export type Head = z.infer<typeof headSchema>;
export type TableLine = { table: string };
export type RowLine = Cell[];
export type EndLine = { end: TableSums };

const lineSchema = z.union([
  z.array(z.union([z.string(), z.number(), z.null()])),
  z.object({ table: z.string() }),
  z.object({ end: z.record(z.string(), z.object({ rows: z.number(), digest: z.string() })) }),
]);

/** Any line after the head; null when it is none of ours. */
export function parseLine(line: string): TableLine | RowLine | EndLine | null {
  return lineSchema.safeParse(parsed(line)).data ?? null;
}

/** By table: how many rows, and their digest. */
export type TableSums = Record<string, { rows: number; digest: string }>;

export function parseHead(line: string): Head {
  const head = headSchema.safeParse(parsed(line));
  if (!head.success) throw new BackupError('That file is whole, but it is not a backup of this site.');
  if (head.data.prometheonBackup > formatVersion)
    throw new BackupError(
      'That backup was made by a newer version of the site. Update the site, then restore.',
    );
  // Older backups may hold what is left out today.
  return { ...head.data, tables: head.data.tables.filter(({ name }) => !leftOut.has(name)) };
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

/** The file ends with the checksum of everything before it, in a frame that tools for zstd skip. */
const sealHead = Buffer.from([0x50, 0x2a, 0x4d, 0x18, 64, 0, 0, 0]);
export const sealLength = sealHead.length + 64;

export function sealOf(hash: Hash): Buffer {
  return Buffer.concat([sealHead, Buffer.from(hash.digest('hex'))]);
}

export const startSeal = () => createHash('sha256');

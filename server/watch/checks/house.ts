import { stat, statfs } from 'node:fs/promises';
import { sql } from 'kysely';
import { readBackupState } from '#server/backup/checks.ts';
import type { Config } from '#server/config/config.ts';
import type { Database } from '#server/database/connection.ts';
import { plainReason } from '#server/database/plain-reason.ts';
import { sqliteFile } from '#server/database/sqlite.ts';
import { writeSomething } from '../health.ts';
import { type About, counted, type Finding, inBytes, inWords } from './finding.ts';

const hour = 60 * 60 * 1000;
const policy = { slowestAnswer: 2000, leastDisk: 500e6, oldestWaiting: hour, oldestCheck: 48 * hour };

export const takesNoWrites = 'takes no writes';

/** Whether it takes a row, and how long that takes. */
export async function lookAtDatabase(subject: About, database: Database, folder: string): Promise<Finding> {
  const name = database.engine === 'postgres' ? 'PostgreSQL' : 'SQLite';
  const begun = performance.now();
  try {
    await writeSomething(database);
  } catch (error) {
    const reason =
      plainReason(error) ?? (error instanceof Error ? error.message.replace(/\.$/, '') : 'unknown');
    return subject.bad(
      takesNoWrites,
      `${name} takes no writes: ${reason}. Forms answer that they could not save.`,
      database.engine === 'postgres'
        ? 'See that PostgreSQL runs and that DATABASE_URL is right.'
        : 'See that the disk has room and that the file in DATA_DIR is in its place.',
    );
  }
  const took = Math.max(1, Math.round(performance.now() - begun));
  const size = inBytes(await sizeOf(database, folder));
  if (took > policy.slowestAnswer)
    return subject.bad(
      'slow',
      `${name} (${size}) took ${took} ms for one row.`,
      'See what keeps the database or its disk busy.',
    );
  return subject.good(`${name} holds ${size} and stored a row in ${took} ms.`);
}

async function sizeOf({ engine, db }: Database, folder: string): Promise<number> {
  if (engine === 'sqlite') return (await stat(sqliteFile(folder))).size;
  const { rows } = await sql<{ size: string }>`select pg_database_size(current_database()) as size`.execute(
    db,
  );
  return Number(rows[0]?.size);
}

export async function lookAtDisk(subject: About, folder: string): Promise<Finding> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return diskFinding(subject, bavail * bsize, blocks * bsize);
}

export function diskFinding(subject: About, free: number, size: number): Finding {
  const sentence = `${inBytes(free)} of ${inBytes(size)} are free where DATA_DIR lies.`;
  return free < policy.leastDisk
    ? subject.bad(
        'nearly full',
        sentence,
        'Make room: old backups and logs first. Once it is full, forms cannot save.',
      )
    : subject.good(sentence);
}

export async function lookAtOutbox(subject: About, { db }: Database, config: Config): Promise<Finding> {
  if (!config.mail && !config.webhook)
    return subject.off('Mail and webhooks are off: there is nothing to send.');
  const rows = await db
    .selectFrom('outbox')
    .select(({ fn }) => ['state', fn.countAll<number>().as('count'), fn.min('created_at').as('oldest')])
    .where('state', '!=', 'sent')
    .where('kind', '!=', 'canary')
    .groupBy('state')
    .execute();
  const waiting = rows.find(({ state }) => state === 'waiting');
  const givenUp = Number(rows.find(({ state }) => state === 'failed')?.count ?? 0);
  const rest =
    givenUp > 0 ? ` ${counted(givenUp, 'delivery').replace(/ys$/, 'ies')} given up: see Deliveries.` : '';
  if (!waiting) return subject.good(`Nothing waits to be sent.${rest}`);
  const age = Date.now() - Date.parse(waiting.oldest);
  const sentence = `${counted(Number(waiting.count), 'thing')} to send, the oldest for ${inWords(age)}.${rest}`;
  return age > policy.oldestWaiting
    ? subject.bad('late', sentence, 'Open Deliveries to see why; they are tried again by themselves.')
    : subject.good(sentence);
}

export function lookAtMailbox(subject: About, config: Config, trouble: string | null): Finding {
  if (!config.mailbox) return subject.off('IMAP_URL is not set: answers by mail stay in their mailbox.');
  if (trouble === null) return subject.off('It has not been looked into yet.');
  if (trouble === '') return subject.good('It can be read: answers by mail join their threads.');
  return subject.bad('unreadable', trouble, 'Check IMAP_URL. Answers wait in the mailbox; nothing is lost.');
}

/** A restore that was tried is what counts, not a file that lies there. */
export async function lookAtBackups(
  subject: About,
  database: Database,
  { backupEvery }: Config,
): Promise<Finding> {
  const { verified, failed } = await readBackupState(database);
  const advice = 'Run npm run backup, and read docs/backup.md.';
  if (failed) return subject.bad('check failed', `The last check failed: ${failed.sentence}`, advice);
  if (!verified)
    return subject.off(
      backupEvery ? 'No backup has been verified yet.' : 'The site makes no backups.',
      backupEvery ? null : 'Set BACKUP_EVERY=24, unless somebody else backs up this database.',
    );
  const age = Date.now() - Date.parse(verified.at);
  const sentence = `The last verified restore was ${inWords(age)} ago, with ${counted(verified.rows, 'row')}.`;
  return backupEvery && age > Math.max(policy.oldestCheck, 2 * backupEvery * hour)
    ? subject.bad('old', sentence, advice)
    : subject.good(sentence);
}

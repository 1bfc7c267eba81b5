import type { Database } from './connection.ts';

/** SQLite's log of recent writes would still hold what an erasure overwrote. */
export function clearLog(database: Database): void {
  if (database.engine === 'sqlite') database.file.exec('pragma wal_checkpoint(truncate)');
}

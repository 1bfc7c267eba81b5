import type { Database } from '#server/database/connection.ts';
import type { Everyone } from '#server/protection/everyone.ts';
import { limits } from '#server/protection/limits.ts';
import type { Entry, Stored } from './entry.ts';
import { newReference } from './reference.ts';
import { postgresStore } from './store-postgres.ts';
import { sqliteStore } from './store-sqlite.ts';

export type SubmissionStore = (
  entry: Entry,
) => Promise<Extract<Stored, { kind: 'stored' }> | { kind: 'limited'; until: number }>;

export function openStore(database: Database, everyone: Everyone): SubmissionStore {
  const storeEntry = database.engine === 'sqlite' ? sqliteStore(database) : postgresStore(database);
  return async function store(entry) {
    const fullSince = everyone.fullSince();
    if (fullSince) return { kind: 'limited', until: endOf(fullSince, limits.everyone.seconds) };
    const stored = await storeEntry(entry);
    if (stored.kind === 'limited')
      return { kind: 'limited', until: endOf(stored.since, limits.visitor.seconds) };
    if (stored.kind === 'stored') {
      if (!entry.isCanary) everyone.count();
      return stored;
    }
    // The second time sees whose key it was; once in many millions it was the reference.
    return store({ ...entry, row: { ...entry.row, reference: newReference() } });
  };
}

function endOf(since: string, seconds: number): number {
  return Date.parse(since) + seconds * 1000;
}

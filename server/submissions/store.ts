import type { FormDefinition } from '#app/forms/engine/define-form.ts';
import type { Database } from '#server/database/database.ts';
import type { SubmissionRow } from '#server/database/tables.ts';
import type { Delivery } from '#server/notifications/tables.ts';
import type { Everyone } from '#server/protection/everyone.ts';
import { limits } from '#server/protection/limits.ts';
import { newReference } from './reference.ts';
import { postgresStore } from './store-postgres.ts';
import { sqliteStore } from './store-sqlite.ts';

/** What is written together or not at all: the row, its visitor's count, and what must be sent for it. */
export type Entry = {
  form: FormDefinition;
  row: SubmissionRow;
  /** Whose count it adds to. */
  visitor: string;
  /** The reasons to write down instead when so many equal ones came before that it is quarantined. */
  reasonsIfRepeated: string;
  deliveries: readonly Delivery[];
};

export type Earlier = Pick<SubmissionRow, 'id' | 'reference' | 'request_hash'>;
export type Stored =
  | ({ kind: 'stored' } & Earlier)
  /** Another submission with the same key, or in rare cases the same reference, was there first. */
  | { kind: 'taken' }
  | { kind: 'limited'; since: string };

export type StoreEntry = (entry: Entry) => Promise<Stored>;

/** An entry that waits to be stored with others. */
export type Waiting = {
  entry: Entry;
  resolve: (stored: Stored) => void;
  reject: (error: unknown) => void;
};

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
      everyone.count();
      return stored;
    }
    // The second time sees whose key it was; once in many millions it was the reference.
    return store({ ...entry, row: { ...entry.row, reference: newReference() } });
  };
}

function endOf(since: string, seconds: number): number {
  return Date.parse(since) + seconds * 1000;
}

/** The moments that the counting of a new entry looks back to. */
export function windowsOf({ row }: Entry): { visitor: string; equal: string } {
  const before = (milliseconds: number) => new Date(Date.parse(row.created_at) - milliseconds).toISOString();
  return { visitor: before(limits.visitor.seconds * 1000), equal: before(limits.spam.equalWithinMs) };
}

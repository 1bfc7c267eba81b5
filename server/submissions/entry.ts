import type { FormDefinition } from '#app/forms/engine/define-form.ts';
import type { Delivery } from '#server/database/schema/outbox-tables.ts';
import type { SubmissionRow } from '#server/database/schema/tables.ts';
import { limits } from '#server/protection/limits.ts';

/** What is written together or not at all: the row, its visitor's count, and what must be sent for it. */
export type Entry = {
  form: FormDefinition;
  row: SubmissionRow;
  /** Whose count it adds to. */
  visitor: string;
  /** The same visitor over all forms, whose confirmations are counted. */
  sender: string;
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

/** The moments that the counting of a new entry looks back to. */
export function windowsOf({ row }: Entry): { visitor: string; equal: string } {
  const before = (milliseconds: number) => new Date(Date.parse(row.created_at) - milliseconds).toISOString();
  return { visitor: before(limits.visitor.seconds * 1000), equal: before(limits.spam.equalWithinMs) };
}

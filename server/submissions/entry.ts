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
  /** The larger IPv6 network that the visitor is part of, which has a count of its own; null for IPv4. */
  widerNetwork: string | null;
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

/** Clocks of two machines differ a little. */
const tolerance = 60_000;

/**
 * Between which moments a new entry counts what was before it. A time in the future comes from a clock that has
 * been put right since, and counts for nothing: no window is ever longer than it is meant to be.
 */
export function windowsOf({ row }: Entry): { visitor: string; equal: string; latest: string } {
  const from = (milliseconds: number) => new Date(Date.parse(row.created_at) + milliseconds).toISOString();
  return {
    visitor: from(-limits.visitor.seconds * 1000),
    equal: from(-limits.spam.equalWithinMs),
    latest: from(tolerance),
  };
}

import type { FormDefinition } from '#app/forms/engine/define-form.ts';
import type { Delivery } from '#server/database/schema/outbox-tables.ts';
import type { SubmissionRow } from '#server/database/schema/tables.ts';
import { limits } from '#server/protection/limits.ts';
import { boundsOf } from '#server/protection/window-count.ts';

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
  /** The site tries itself: all of it is written and removed again in one commit, so that nobody ever sees it. */
  isCanary: boolean;
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

/** Between which moments a new entry counts what was before it. */
export function windowsOf({ row }: Entry): { visitor: string; equal: string; latest: string } {
  const now = Date.parse(row.created_at);
  const { earliest: visitor, latest } = boundsOf(limits.visitor.seconds, now);
  return { visitor, equal: boundsOf(limits.spam.equalWithinSeconds, now).earliest, latest };
}

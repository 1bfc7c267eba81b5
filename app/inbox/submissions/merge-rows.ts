import type { Submission } from '../answers.ts';
import type { Sort } from '../sorts.ts';

/**
 * Rows that are shown, brought up to date: what changed changes where it stands, nothing that is being read
 * goes away, and what is newer comes on top, where the newest stand. In other orders it waits for the next look.
 */
export function mergeRows(shown: Submission[], fetched: Submission[], sort: Sort): Submission[] {
  const fresh = new Map(fetched.map((row) => [row.id, row]));
  const known = new Set(shown.map(({ id }) => id));
  const first = shown[0];
  const arrived = fetched.filter(
    (row) => !known.has(row.id) && (!first || (sort === 'newest' && row.created_at >= first.created_at)),
  );
  return [...arrived, ...shown.map((row) => fresh.get(row.id) ?? row)];
}

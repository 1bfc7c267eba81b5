import type { Submission } from './answers.ts';

/**
 * Rows that are shown, brought up to date: what is newer comes on top, what changed changes where it
 * stands, and nothing that is being read goes away.
 */
export function mergeRows(shown: Submission[], fetched: Submission[]): Submission[] {
  const fresh = new Map(fetched.map((row) => [row.id, row]));
  const known = new Set(shown.map(({ id }) => id));
  const first = shown[0];
  const arrived = fetched.filter(
    (row) => !known.has(row.id) && (!first || row.created_at >= first.created_at),
  );
  return [...arrived, ...shown.map((row) => fresh.get(row.id) ?? row)];
}

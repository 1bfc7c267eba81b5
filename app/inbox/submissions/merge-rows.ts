import type { StatusNow, Submission } from '../answers.ts';
import type { Sort } from '../sorts.ts';

/**
 * Rows that are shown, brought up to date: what changed changes where it stands, and what is newer comes on top,
 * where the newest stand; in other orders it waits for the next look. What the list no longer finds (`left` says how
 * it stands) stays while it is being read, unless it is gone for good.
 */
export function mergeRows<Row extends Submission>(
  shown: Row[],
  fetched: Row[],
  left: StatusNow[],
  sort: Sort,
): Row[] {
  const fresh = new Map(fetched.map((row) => [row.id, row]));
  const now = new Map(left.map((one) => [one.id, one]));
  const known = new Set(shown.map(({ id }) => id));
  const first = shown[0];
  const arrived = fetched.filter(
    (row) => !known.has(row.id) && (!first || (sort === 'newest' && row.created_at >= first.created_at)),
  );
  const stayed = shown
    .filter(({ id }) => fresh.has(id) || now.get(id)?.status !== null)
    .map((row) => {
      const { status, owner } = now.get(row.id) ?? row;
      return fresh.get(row.id) ?? { ...row, owner, status: status ?? row.status };
    });
  return [...arrived, ...stayed];
}

import type { StatusNow, Submission } from '../answers.ts';
import { load } from '../frame/load.ts';

let onScreen: { address: string; rows: Submission[] } = { address: '', rows: [] };

/** The list tells what it shows: a row stays where it is read, also when its filter no longer finds it. */
export function tellOnScreen(address: string, rows: Submission[]): void {
  onScreen = { address, rows };
}

const mostLeft = 100;

/** How those stand that are on the screen and no longer in the list. */
export async function loadLeft(
  address: string,
  page: { rows: Submission[] } | null,
  tableOf: (row: Submission) => string,
  signal: AbortSignal,
): Promise<StatusNow[]> {
  if (!page || onScreen.address !== address) return [];
  const listed = new Set(page.rows.map(({ id }) => id));
  const left = onScreen.rows.filter(({ id }) => !listed.has(id)).slice(0, mostLeft);
  const statuses = await Promise.all(
    [...new Set(left.map(tableOf))].map((table) => {
      const ids = left.filter((row) => tableOf(row) === table).map(({ id }) => id);
      const query = new URLSearchParams({ ids: ids.join() }).toString();
      return load('GET /submissions/:table/statuses', { names: { table }, query, signal });
    }),
  );
  return statuses.flatMap(({ value }) => value ?? []);
}

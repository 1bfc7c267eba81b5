import { forms } from '../app/forms/definitions/registry.ts';
import { type Place, seedRows } from './database.ts';
import { table } from './least-server.ts';
import { type Load, putUnderLoad } from './load.ts';
import type { Figure } from './report.ts';

/** Rows in each of the other nine tables. */
const rowsOfOthers = 20_000;

type Subject = { engine: string; port: number; pid: number; staff: { cookie: string } };

/** The list of all forms, its due order and its search, each beside the same of the largest table alone. */
export async function measureAllForms(
  place: Place,
  { engine, port, pid, staff }: Subject,
  load: Pick<Load, 'connections' | 'seconds'>,
): Promise<Figure[]> {
  for (const form of forms) if (form.table !== table) await seedRows(place, 0, rowsOfOthers, form);
  const measure = async (path: string) =>
    (await putUnderLoad({ ...load, port, path: `/api/admin/${path}`, cookie: staff.cookie }, pid)).p99;
  const figures: Figure[] = [];
  for (const [what, query] of [
    ['first page', 'sort=newest'],
    ['due first', 'sort=due'],
    ['search for what many wrote', 'q=robots'],
  ] as const)
    figures.push({
      name: `${engine}, all forms, ${what}, p99`,
      unit: 'ms',
      ours: await measure(`submissions?${query}`),
      beside: { name: 'one form', value: await measure(`submissions/${table}?${query}`) },
      goal: { most: 50 },
    });
  // It answers how far it came. One form answers when it has looked at every row.
  const nobodys = await measure('submissions?q=zeppelin');
  figures.push({
    name: `${engine}, all forms, an answer to a search for what nobody wrote, p99`,
    unit: 'ms',
    ours: nobodys,
    beside: { name: 'first page', value: figures[0]?.ours ?? Number.NaN },
    goal: { most: 50 },
  });
  return figures;
}

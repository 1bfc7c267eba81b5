import { forms } from '#app/forms/definitions/registry.ts';
import type { FormDefinition } from '#app/forms/engine/define-form.ts';
import type { ListedSubmission } from '#app/inbox/all/answers.ts';
import type { SortOfAll } from '#app/inbox/sorts.ts';
import type { Status } from '#app/inbox/statuses.ts';
import type { Database } from '#server/database/connection.ts';
import { dueTime } from '#server/due/came-by.ts';
import { type Filter, looksAtEveryRow } from '../filter.ts';
import { type Position, statusesInOrder } from '../order.ts';
import { compare, dueOfAll, type Line, newestOfAll, oldestOfAll, placeIn, restOf } from './line.ts';
import { walkThrough } from './walk.ts';

/** Where a page of the list ends. Due first is one list per status, so that its place is in one of them. */
export type PageEnd = { status: Status | null; form: FormDefinition; position: Position };

/** `searchTime` is how many milliseconds a search may take before it answers what it has and where it stopped. */
type Reading = { filter: Filter; after: PageEnd | null; limit: number; searchTime: number };

/** The next rows of all forms. A search that was stopped can be gone on with. */
export async function readAll(
  database: Database,
  sort: SortOfAll,
  reading: Reading,
): Promise<{ rows: ListedSubmission[]; stoppedAt: PageEnd | null }> {
  const isSearch = looksAtEveryRow(reading.filter);
  const stopAt = isSearch ? performance.now() + reading.searchTime : Number.POSITIVE_INFINITY;
  const rows: ListedSubmission[] = [];
  for (const part of partsOf(sort, reading)) {
    const found = await readPart(database, { ...part, limit: reading.limit - rows.length, stopAt });
    rows.push(...found.rows);
    if (found.stoppedAt) return { rows, stoppedAt: { ...found.stoppedAt, status: part.status } };
    if (rows.length >= reading.limit) break;
  }
  return { rows, stoppedAt: null };
}

type Part = { line: Line; status: Status | null; filter: Filter; after: PageEnd | null };

function partsOf(sort: SortOfAll, { filter, after }: Reading): Part[] {
  if (sort !== 'due')
    return [{ line: sort === 'newest' ? newestOfAll : oldestOfAll, status: null, filter, after }];
  const statuses = statusesInOrder('due', filter);
  return statuses.slice(after?.status ? statuses.indexOf(after.status) : 0).map((status) => ({
    line: status === 'new' ? dueOfAll : newestOfAll,
    status,
    filter: { ...filter, status },
    after: status === after?.status ? after : null,
  }));
}

/** Merges the ten tables: whichever is first in line either has its row at hand, or has to be looked through further. */
async function readPart(
  database: Database,
  { line, filter, after, limit, stopAt }: Part & { limit: number; stopAt: number },
): Promise<{ rows: ListedSubmission[]; stoppedAt: Omit<PageEnd, 'status'> | null }> {
  const start = after && placeIn(line, after.form, after.position);
  const walks = forms.map((form) =>
    walkThrough(database, line, { form, filter, after: start && restOf(line, form, start), limit }),
  );
  const unknown = walks.filter(({ place }) => !place);
  await Promise.all(unknown.map(({ goOn }) => goOn()));
  // Every answer gets further, however little time it has: each table may have had its turn.
  let turnsLeft = walks.length - unknown.length;
  const rows: ListedSubmission[] = [];
  while (rows.length < limit) {
    const [first] = walks
      .flatMap(({ place, ...walk }) => (place ? [{ place, ...walk }] : []))
      .sort((a, b) => compare(line, a.place, b.place));
    if (!first) break;
    const { form, position } = first.place;
    const row = first.take();
    if (row) rows.push({ ...row, table: form.table, due_at: dueTime(form, row) });
    else if (turnsLeft-- <= 0 && performance.now() > stopAt) return { rows, stoppedAt: { form, position } };
    else await first.goOn();
  }
  return { rows, stoppedAt: null };
}

import * as z from 'zod';
import { formForTable } from '#app/forms/definitions/registry.ts';
import type { AllPage, ListedSubmission } from '#app/inbox/all/answers.ts';
import { type SortOfAll, sortsOfAll } from '#app/inbox/sorts.ts';
import { statuses } from '#app/inbox/statuses.ts';
import type { Database } from '#server/database/connection.ts';
import { filterSchema } from '../filter.ts';
import { limitSchema, readOpaque, writeOpaque } from '../list.ts';
import { isPosition, newestFirst, positionIn } from '../order.ts';
import { type PageEnd, readAll } from './read-all.ts';

export const listAllSchema = filterSchema
  .extend({
    limit: limitSchema,
    sort: z.enum(sortsOfAll, { error: `sort must be one of: ${sortsOfAll.join(', ')}.` }).default('newest'),
    cursor: z.string().optional(),
  })
  .transform(({ cursor, ...list }, context) => {
    const after = cursor === undefined ? null : readCursor(cursor, list.sort);
    if (after === undefined) context.addIssue('cursor is not one of ours.');
    return { ...list, after: after ?? null };
  });

/** One page of all forms together. */
export async function listAll(
  database: Database,
  { sort, after, limit, ...filter }: z.infer<typeof listAllSchema> & { me?: string },
  searchTime = 25,
): Promise<AllPage> {
  // One more than asked for tells whether there is a next page.
  const { rows, stoppedAt } = await readAll(database, sort, { filter, after, limit: limit + 1, searchTime });
  const page = rows.slice(0, limit);
  const isFull = rows.length > limit;
  const end = isFull ? endAfter(sort, page.at(-1)) : stoppedAt;
  const [lookedTo = null] = isFull ? [] : (stoppedAt?.position ?? []);
  return { rows: page, nextCursor: end && writeCursor(end), lookedTo };
}

function endAfter(sort: SortOfAll, row: ListedSubmission | undefined): PageEnd | null {
  const form = row && formForTable(row.table);
  if (!form) return null;
  return { status: sort === 'due' ? row.status : null, form, position: positionIn(newestFirst, row) };
}

function writeCursor({ status, form, position }: PageEnd): string {
  return writeOpaque([status, form.table, ...position]);
}

const cursorSchema = z.tuple([z.enum(statuses).nullable(), z.string(), z.string(), z.string()]);

function readCursor(text: string, sort: SortOfAll): PageEnd | undefined {
  const read = cursorSchema.safeParse(readOpaque(text));
  if (!read.success) return undefined;
  const [status, table, ...position] = read.data;
  const form = formForTable(table);
  const isOurs = isPosition('newest', position) && (status !== null) === (sort === 'due');
  return form && isOurs ? { status, form, position } : undefined;
}
